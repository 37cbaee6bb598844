import { useEffect, useState } from 'react';
import { openAddress, type Opened } from './openAddress';
import { templates } from './templates';

const [first] = templates;

/** Follows the address: a shared sketch, a template by its name, or the first template. */
export function useOpened(): Opened {
  const [opened, setOpened] = useState<Opened>({ from: 'template', template: first });

  useEffect(() => {
    let isCurrent = true;
    const follow = () => {
      void open(window.location.hash).then((next) => {
        if (isCurrent) setOpened(next);
      });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => {
      isCurrent = false;
      window.removeEventListener('hashchange', follow);
    };
  }, []);

  return opened;
}

function open(hash: string): Promise<Opened> {
  return openAddress(hash, {
    templates,
    decode: async (link) => {
      const { decodeShare } = await import('@site/src/live/share');
      return decodeShare(link);
    },
  });
}
