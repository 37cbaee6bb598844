import { toBase64url } from '../../live/share/base64url';

/**
 * Stands for the whole of a sketch, whichever system has written its line ends. In pages without
 * HTTPS browsers cannot make it; then nothing is known to be published.
 */
export async function digestOf(code: string): Promise<string> {
  const text = code.replaceAll(/\r\n?/g, '\n').trimEnd();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toBase64url(new Uint8Array(digest));
}
