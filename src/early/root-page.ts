/* Entry point of the inline script that stands before everything else in `/`; docs/early.md says what may stand in it. */
import { chooseLanguage } from "./choose-language";

chooseLanguage();
