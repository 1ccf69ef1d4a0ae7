/**
 * The classes of a dialog's button bar, which stays visible while the dialog scrolls and covers the
 * dialog's padding.
 */
export const DIALOG_BAR =
  "sticky -bottom-5 z-10 -mx-5 -mb-5 border-t bg-raised px-5 py-3 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6";
