import type { Opened } from './openAddress';

/** Opens one address after the other. An earlier one that takes longer is not shown any more. */
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
