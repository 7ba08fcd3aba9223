/* Entry point of the first inline script of `/`; README.md defines what it may contain. */
import { chooseLanguage } from "./choose-language";

chooseLanguage();
