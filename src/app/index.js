// The shell of the site as a local plugin: it has to wrap pages inside the i18n plugin's provider.
