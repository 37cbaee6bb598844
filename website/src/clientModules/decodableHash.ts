/** The hash itself, or, when it cannot be decoded, one that decodes to its literal text. */
export function decodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
