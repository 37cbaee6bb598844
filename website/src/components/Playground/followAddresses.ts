import type { Opened } from './openAddress';

/** Opens addresses in turn, and drops the stale result of one that a later one has overtaken. */
export function followAddresses(
  open: (hash: string) => Promise<Opened>,
  show: (opened: Opened) => void,
): { follow: (hash: string) => Promise<void>; stop: () => void } {
  let latest = 0;
  return {
    follow: async (hash) => {
      latest += 1;
      const own = latest;
      const opened = await open(hash);
      if (own === latest) show(opened);
    },
    stop: () => (latest += 1),
  };
}
