/** Runs the reader's sketch and compares what it draws with what the exercise asks for. */
import { parseFrame, type CharacterFrame } from 'sketch-player/characterFrame';
import type { Session } from 'sketch-player/Session';
import type { SessionState, Status } from 'sketch-player/state';
import { checkFrame, type Finding } from '@site/shared/checkFrame';
import { needsMotion } from '@site/shared/exerciseRules';
import { exercise as messages } from '@site/src/messages/exercises';
import type { ExerciseData } from './parseExerciseData';

/** How many frames later further frames are taken, for rules about motion. */
const laterFrames = [10, 20];

/**
 * @returns What each rule found.
 * @throws Error in words for the reader when there is nothing to compare.
 */
export async function checkSketch(session: Session, exercise: ExerciseData): Promise<Finding[]> {
  session.play();
  const { frames } = await running(session, ({ hasPicture }) => hasPicture);
  const frame = await takeFrame(session);
  const later: CharacterFrame[] = [];
  for (const distance of exercise.rules.some(needsMotion) ? laterFrames : []) {
    await running(session, (state) => !state.isLooping || state.frames >= frames + distance);
    later.push(await takeFrame(session));
  }
  return exercise.rules.map((rule) => checkFrame(rule, frame, exercise, later));
}

async function takeFrame(session: Session): Promise<CharacterFrame> {
  const json = await session.capture('json').catch(() => {
    throw new Error(messages.noAsciifier);
  });
  return parseFrame(await json.text());
}

/** What a session has come to when its sketch has failed; otherwise the reader has ended it. */
const failures: ReadonlySet<Status> = new Set(['failed', 'empty']);

/**
 * Waits until the state of a running session is as wanted.
 *
 * @throws Error in words for the reader when it does not come so far.
 */
function running(
  session: Session,
  isWanted: (state: SessionState) => boolean,
): Promise<SessionState> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const { state } = session;
      const { status } = state;
      if (status === 'starting' || (status === 'running' && !isWanted(state))) return;
      stopListening();
      if (status === 'running') resolve(state);
      else reject(new Error(failures.has(status) ? messages.stopped : messages.ended));
    };
    const stopListening = session.subscribe(look);
    look();
  });
}
