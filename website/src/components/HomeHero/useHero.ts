import { useState, type RefObject } from 'react';
import { parseExampleData } from '@site/src/components/LiveExample/parseExampleData';
import { textOf } from '@site/src/components/LiveExample/textOf';
import { useSession, type LiveSession } from '@site/src/components/LiveExample/useSession';
import { seenInLines, surroundingsOf, withLines, type Surroundings } from './excerpt';

interface Hero extends LiveSession {
  /** The state as seen in the shown lines only (`seenInLines`). */
  seen: LiveSession['state'];
  /** The whole sketch with these lines in it. */
  toSketch: (lines: string) => string;
}

/**
 * The sketch behind the picture of the home page.
 *
 * @param html The highlighted lines of it that the page shows.
 */
export function useHero(html: string, stage: RefObject<Element | null>): Hero {
  const [around, setAround] = useState<Surroundings>({ before: '', after: '' });
  const { state, act } = useSession({
    id: 'home page',
    title: 'Columns in two ripples',
    line: '1',
    isProven: true,
    stage,
    readSource: async () => {
      const { default: data } = await import('@generated/examples/default/hero.json');
      const sketch = textOf(parseExampleData(data).html);
      setAround(surroundingsOf(sketch, textOf(html)));
      return sketch;
    },
  });
  return {
    state,
    act,
    seen: seenInLines(state, around),
    toSketch: (lines) => withLines(state.source, lines, around),
  };
}
