// The site's browser hooks stand in the local plugin src/app: a page wrapper has to lie inside the i18n plugin's provider.
export {};
