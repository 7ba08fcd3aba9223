/** Backend data of an onboarding without choices, except for its owner. */
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
