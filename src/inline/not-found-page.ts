/* Entry point of the inline script of the not-found pages; README.md defines what it may contain. */
import { keepAddressInLinks } from "./keep-address-in-links";
import { leadToWritten } from "./lead-to-written";

leadToWritten();
addEventListener("DOMContentLoaded", keepAddressInLinks);
