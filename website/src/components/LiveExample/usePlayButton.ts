import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { playLabels, type PlayLabel } from '@site/src/live/session/state';
import type { LiveSession } from './useSession';

/** Nobody sees a word change and presses on account of it in less time. In milliseconds. */
const reaction = 300;

interface PlayButton {
  onPointerDown: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * A button that plays, pauses or stops, whichever its label says. An example may start by itself,
 * and the label change, while a reader is about to press: what it said when they aimed counts.
 */
export function usePlayButton(label: PlayLabel, act: LiveSession['act']): PlayButton {
  const last = useRef({ label, before: label, changedAt: -Infinity });
  const aimedAt = useRef<PlayLabel>(undefined);
  /** The next change of the label is the answer to a press. */
  const isPressed = useRef(false);

  // With the label itself, for a press may come in the same moment.
  useLayoutEffect(() => {
    if (label === last.current.label) return;
    const changedAt = isPressed.current ? -Infinity : performance.now();
    last.current = { label, before: last.current.label, changedAt };
    isPressed.current = false;
  }, [label]);

  const seenAt = (time: number): PlayLabel =>
    time - last.current.changedAt < reaction ? last.current.before : label;
  const aim = ({ timeStamp }: { timeStamp: number }) => (aimedAt.current = seenAt(timeStamp));

  return {
    onPointerDown: aim,
    onKeyDown: aim,
    onClick: ({ currentTarget, timeStamp }) => {
      const said = parseLabel(currentTarget.dataset.said) ?? aimedAt.current ?? seenAt(timeStamp);
      aimedAt.current = undefined;
      isPressed.current = true;
      act((session) => session.press(said));
    },
  };
}

/** What it said when it was pressed before React was there; see plugins/hydration/keepPresses.ts. */
function parseLabel(text: string | undefined): PlayLabel | undefined {
  return playLabels.find((label) => label === text);
}
