import { toBase64url } from 'sketch-player/bytes';

/**
 * A digest of a sketch, whatever its line endings and however much white space is at its end.
 * Rejects in pages without HTTPS, since `crypto.subtle` needs a secure context; there no sketch
 * counts as published. https://developer.mozilla.org/en-US/docs/Web/API/Crypto/subtle
 */
export async function digestOf(code: string): Promise<string> {
  const text = code.replaceAll(/\r\n?/g, '\n').trimEnd();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toBase64url(new Uint8Array(digest));
}
