import { useEffect, useState } from 'react';
import { templates, type Template } from './templates';

/** What is open in the playground. */
export type Opened =
  | { from: 'template'; template: Template }
  /** Somebody else's sketch: it never starts by itself. */
  | { from: 'link'; template: Template; seed: number | undefined }
  /** A link that cannot be opened, and why. */
  | { from: 'broken link'; reason: string; template: Template };

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

async function open(hash: string): Promise<Opened> {
  const name = hash.slice(1);
  const template = templates.find(({ id }) => id === name);
  if (template || name === '') return { from: 'template', template: template ?? first };
  const { decodeShare } = await import('@site/src/live/share');
  const decoded = await decodeShare(hash);
  switch (decoded.kind) {
    case 'none':
      return { from: 'template', template: first };
    case 'damaged':
      return { from: 'broken link', reason: decoded.message, template: first };
    case 'share': {
      const { code, p5, seed, title = 'A shared sketch' } = decoded.share;
      // Its end tells links apart; the whole may be long.
      const id = `link ${hash.slice(-40)}`;
      return {
        from: 'link',
        seed,
        template: { id, title, line: p5, fileName: 'sketch.js', source: code, html: '' },
      };
    }
  }
}
