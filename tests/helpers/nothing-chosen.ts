/** What a backend says of an onboarding in which nothing was chosen yet, besides who it belongs to. */
export const nothingChosen = {
  package: null,
  instagram: null,
  facebook: null,
  whatsapp: null,
  integration_type: null,
  services: null,
  store_setup: null,
  configurate_services: null,
};
