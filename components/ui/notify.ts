export interface Notice {
  title: string;
  description?: string;
  /** Something went wrong: the look of an error, and read out at once. */
  destructive?: boolean;
  /** Where to see what was done. */
  link?: { label: string; href: string };
}

/**
 * Shows a notice for five seconds, in place of the one before. Call it in the browser, from anywhere:
 * nothing has to be mounted, and the code that draws notices is loaded with the first one.
 */
export function notify(notice: Notice): void {
  import("./toaster").then(
    ({ showNotice }) => showNotice(notice),
    // No connection, most likely the very thing to be told: the browser's own window needs no code.
    () => alert([notice.title, notice.description].filter(Boolean).join("\n\n")),
  );
}

export function notifySuccess(description: string): void {
  notify({ title: "Success", description });
}

export function notifyError(description: string): void {
  notify({ title: "Error", description, destructive: true });
}
