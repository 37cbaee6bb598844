import { useEffect, useState } from 'react';
import { followAddresses, openAddress, type Opened } from './openAddress';
import { findFolder, findPublished, templates } from './sketches';

const [first] = templates;

/** Follows the address: a shared or saved sketch, a template by its name, or the first template. */
export function useOpened(): Opened {
  const [opened, setOpened] = useState<Opened>({ from: 'template', template: first });

  useEffect(() => {
    const addresses = followAddresses(open, setOpened);
    const follow = () => void addresses.follow(window.location.hash);
    follow();
    window.addEventListener('hashchange', follow);
    return () => {
      addresses.stop();
      window.removeEventListener('hashchange', follow);
    };
  }, []);

  return opened;
}

function open(hash: string): Promise<Opened> {
  return openAddress(hash, {
    templates,
    decode: async (link) => {
      const { decodeShare } = await import('sketch-player/share');
      return decodeShare(link);
    },
    findPublished,
    findFolder,
    findOwn: async (id) => {
      const { loadSketch } = await import('sketch-player/ownSketches');
      return loadSketch(id);
    },
  });
}
