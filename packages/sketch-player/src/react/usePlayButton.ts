import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { playLabels, type PlayLabel } from '../core/state';
import { toolbar } from './messages';
import type { LiveSession } from './useSession';

/** The shortest time, in milliseconds, in which anybody reads a new label and presses it. */
const reaction = 300;

interface PlayButton {
  onPointerDown: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * The handlers of a button that plays, pauses or stops, as its label says. A sketch may start by
 * itself, which changes the label just before a press: the label that the reader aimed at counts.
 */
export function usePlayButton(label: PlayLabel, act: LiveSession['act']): PlayButton {
  const last = useRef({ label, before: label, changedAt: -Infinity });
  const aimedAt = useRef<PlayLabel>(undefined);
  /** Whether the button was pressed, so that the next change of its label is the reader's doing. */
  const isPressed = useRef(false);

  // A layout effect, so that a press right after the label has changed already finds the change.
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

/**
 * The label at the time of a press that a page has kept because its scripts came late. Such a page
 * gives it as `data-said`.
 */
function parseLabel(text: string | undefined): PlayLabel | undefined {
  return playLabels.find((label) => toolbar.play[label] === text);
}
