/** Downloads a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // The download may begin after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** "messages-2026-11-21.csv" */
export function fileName(what: string, format: "csv" | "json"): string {
  return `${what}-${new Date().toISOString().slice(0, 10)}.${format}`;
}
