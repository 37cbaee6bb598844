import { prefix } from './prefix';

/** Whether the reader has changed an example, in this browser, at any time. */
export function hasDrafts(storage: () => object = () => window.localStorage): boolean {
  try {
    return Object.keys(storage()).some((key) => key.startsWith(prefix));
  } catch {
    // Storage may be switched off. What is only in memory was made on this page.
    return false;
  }
}
