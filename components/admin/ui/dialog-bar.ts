/**
 * The bar of a window's buttons, which stays in sight while the window scrolls. A window scrolls within
 * its padding, which the bar covers.
 */
export const DIALOG_BAR =
  "sticky -bottom-5 z-10 -mx-5 -mb-5 border-t bg-raised px-5 py-3 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6";
