// Browser hooks are in the local plugin src/app, because its page wrapper must be inside the i18n plugin's
// provider.
export {};
