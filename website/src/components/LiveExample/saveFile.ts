/** Offers content to the reader as a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser starts to read the address after this task.
  window.setTimeout(() => URL.revokeObjectURL(url), 0);
}
