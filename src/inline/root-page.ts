/* Entry point of the inline script that comes before everything else in `/`; README.md says what it may contain. */
import { chooseLanguage } from "./choose-language";

chooseLanguage();
