/** Offers content to the reader as a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers begin to read the blob only after this task, so it is revoked in a later one.
  window.setTimeout(() => URL.revokeObjectURL(url), 0);
}
