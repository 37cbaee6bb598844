import { useMemo, useState, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { newestDraft } from 'sketch-player/drafts';
import { askToReset } from 'sketch-player/useSession';
import type { Player } from 'sketch-player/useSketchPlayer';
import * as v from 'valibot';
import { courseSteps, firstOwnStep, sourcesSchema } from '@site/shared/course';
import { announce } from '@site/src/components/Announcer';
import { carry } from '@site/src/messages/course';
import { addLines, draftId, sketchBefore, type CarriedSketch } from './carried';
import styles from './styles.module.css';

interface CarryProps {
  slug: string;
  player: Player;
}

/** What became of the reader's sketch in this step. */
type Outcome =
  /** The lines of this step are in it; the text tells whether it was changed since. */
  | { kind: 'added'; text: string }
  | { kind: 'conflict'; lines: readonly string[] }
  | { kind: 'not loaded' };

/** Brings the reader's sketch from an earlier step, and adds the lines that later steps brought. */
export function Carry({ slug, player }: CarryProps): ReactNode {
  const { state, act } = player;
  const { isEdited } = state;
  const isAlive = useIsBrowser();
  const [outcome, setOutcome] = useState<Outcome>();
  // Read when the page is alive, as the served HTML is the same for everybody. A draft of this step
  // may be there before the session has loaded it.
  const before = useMemo(() => {
    const isHere = isEdited || !isAlive || newestDraft(draftId(slug)) !== undefined;
    return isHere ? undefined : sketchBefore(slug, newestDraft);
  }, [slug, isAlive, isEdited]);

  const tell = (next: Outcome) => {
    setOutcome(next);
    announce(wordsOf(next));
  };
  const add = (sketch: CarriedSketch) =>
    act(async (session) => {
      const sources = await loadSources().catch(() => undefined);
      if (!sources) return tell({ kind: 'not loaded' });
      const merged = addLines(sketch, slug, sources);
      if (merged.kind === 'conflict') return tell(merged);
      session.edit(merged.text);
      session.play();
      return tell({ kind: 'added', text: merged.text });
    });
  const takeAsItIs = ({ source }: CarriedSketch) => {
    act((session) => session.edit(source));
    setOutcome(undefined);
  };
  const goBack = () => {
    const isKept = outcome?.kind === 'added' && outcome.text === state.source;
    if (isKept) act((session) => session.reset());
    else askToReset(act);
    setOutcome(undefined);
  };

  if (isEdited) {
    return (
      <div className={styles.carry}>
        <p>{outcome ? wordsOf(outcome) : carry.isYours}</p>
        <button type="button" onClick={goBack}>
          {carry.ours}
        </button>
      </div>
    );
  }
  if (!before) {
    return isOwn(slug) && <p className={styles.carry}>{carry.begin}</p>;
  }
  return (
    <div className={styles.carry}>
      <p>{outcome ? wordsOf(outcome) : carry.waits(numberOf(before.from))}</p>
      {outcome?.kind === 'conflict' ? (
        <button type="button" onClick={() => takeAsItIs(before)}>
          {carry.takeAsItIs}
        </button>
      ) : (
        <button type="button" onClick={() => add(before)}>
          {carry.add}
        </button>
      )}
    </div>
  );
}

function wordsOf(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'added':
      return carry.added;
    case 'conflict':
      return carry.conflict(outcome.lines.map((line) => line.trim()).filter(Boolean));
    case 'not loaded':
      return carry.notLoaded;
  }
}

const numberOf = (slug: string): number => courseSteps.findIndex((step) => step === slug) + 1;

const isOwn = (slug: string): boolean => numberOf(slug) >= numberOf(firstOwnStep);

async function loadSources(): Promise<Record<string, string>> {
  const { default: data } = await import('@generated/sketches/default/course/sources.json');
  return v.parse(sourcesSchema, data);
}
