// What gatsby-plugin-react-i18next and this site use of react-i18next.
export { I18nextProvider } from "../../node_modules/react-i18next/dist/es/I18nextProvider.js";
export { useTranslation } from "../../node_modules/react-i18next/dist/es/useTranslation.js";
