/* Entry point of the inline script of the not-found pages; README.md defines what it may contain. */
import { keepAddressInLinks } from "./keep-address-in-links";
import { redirectToIntendedPage } from "./redirect-to-intended-page";

redirectToIntendedPage();
addEventListener("DOMContentLoaded", keepAddressInLinks);
