export interface Notice {
  title: string;
  description?: string;
  /** An error: shown in red and announced immediately. */
  destructive?: boolean;
  /** A link to the result. */
  link?: { label: string; href: string };
}

/**
 * Shows a notice for five seconds and replaces the previous one. It works anywhere in the browser
 * without a provider; the first call loads the code.
 */
export function notify(notice: Notice): void {
  import("./toaster").then(
    ({ showNotice }) => showNotice(notice),
    // The code could not be loaded, probably offline: an alert needs none.
    () => alert([notice.title, notice.description].filter(Boolean).join("\n\n")),
  );
}

export function notifySuccess(description: string): void {
  notify({ title: "Success", description });
}

export function notifyError(description: string): void {
  notify({ title: "Error", description, destructive: true });
}
