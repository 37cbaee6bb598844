const DEFAULT_PORT = 3000;

/**
 * Reads the port to serve on.
 *
 * @param value Digits, or nothing for port 3000.
 * @throws Error when the value is not a whole number from 1 to 65535.
 */
export function readPort(value: string | undefined): number {
  if (!value) return DEFAULT_PORT;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new Error(`PORT is ${JSON.stringify(value)}; expected a whole number from 1 to 65535.`);
  }
  return port;
}
