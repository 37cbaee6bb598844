import { useState } from 'react';
import { textOf } from 'sketch-player/dom';
import { useSketchPlayer, type Player } from 'sketch-player/useSketchPlayer';
import { parseExampleData } from '@site/src/components/LiveExample/parseExampleData';
import { hero } from '@site/src/messages/home';
import { useSiteSetup } from '@site/src/player/useSiteSetup';
import { seenInLines, surroundingsOf, withLines, type Surroundings } from './excerpt';

/** How much of the plain picture is shown at first, from 0 to 1. */
export const initialShare = 0.5;

interface Hero {
  player: Player;
  /** The player with the state as seen in the shown lines only (`seenInLines`). */
  ofLines: Player;
  /** The whole sketch with these lines in it. */
  toSketch: (lines: string) => string;
}

/**
 * The sketch behind the picture of the home page.
 *
 * @param html The highlighted lines of it that the page shows.
 */
export function useHero(html: string): Hero {
  const [around, setAround] = useState<Surroundings>({ before: '', after: '' });
  const player = useSketchPlayer({
    setup: useSiteSetup(),
    id: 'home page',
    name: 'home-page',
    title: hero.sketch,
    major: '1',
    isTrusted: true,
    prepare: (session) => session.compare(initialShare),
    readSource: async () => {
      const { default: data } = await import('@generated/sketches/default/examples/hero.json');
      const sketch = textOf(parseExampleData(data).html);
      setAround(surroundingsOf(sketch, textOf(html)));
      return sketch;
    },
  });
  return {
    player,
    ofLines: { ...player, state: seenInLines(player.state, around) },
    toSketch: (lines) => withLines(player.state.source, lines, around),
  };
}
