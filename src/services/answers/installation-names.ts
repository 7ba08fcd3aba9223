/** Names under which an answer lists what is being installed. */
export const installationNames = ["configurate_services", "configured_services", "items", "services", "steps", "progress", "installation"]; // prettier-ignore
