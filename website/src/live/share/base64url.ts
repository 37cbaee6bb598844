/**
 * Encodes bytes with letters, digits, `-` and `_`. There is no padding, because chat programs cut
 * `=` off the end of links.
 */
export function toBase64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @returns `undefined` for text that is not base64url. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  // `atob` would ignore whitespace, and would throw for a length of 4n + 1, which no encoding has.
  // https://infra.spec.whatwg.org/#forgiving-base64-decode
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
