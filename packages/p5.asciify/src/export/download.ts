/** Offers a text to the reader as a file. */
export function download(text: string, type: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Revoked in a later task: the browser reads the address only after this one.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
