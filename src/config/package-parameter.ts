/** In the address of the sign-up: the package that was pressed in the price list. */
export const packageParameter = "package";
