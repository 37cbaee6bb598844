import { useEffect, useState, type ReactNode } from 'react';
import { camera as cameraMessages, draft, recording as recordingMessages } from './messages';
import notices from './notices.lazy.module.css';
import styles from './styles.module.css';
import { askToReset, type LiveSession } from './useSession';

// What is laid over the picture of a sketch.

interface OverlayProps {
  player: LiveSession;
}

/** Asks the reader whether a sketch may use the camera, and shows that it is on. */
export function CameraConsent({ player: { state, act } }: OverlayProps): ReactNode {
  const refuse = () => act((session) => session.refuseCamera());
  switch (state.camera) {
    case 'off':
      return null;
    case 'asked':
      return (
        <div className={notices.consent} role="group" aria-label={cameraMessages.name}>
          <p>{cameraMessages.asked}</p>
          <button
            type="button"
            className={styles.primary}
            onClick={() => act((session) => session.allowCamera())}
          >
            {cameraMessages.allow}
          </button>
          <button type="button" onClick={refuse}>
            {cameraMessages.refuse}
          </button>
        </div>
      );
    case 'on':
      return (
        <div className={notices.consent} role="group" aria-label={cameraMessages.name}>
          <p>{cameraMessages.isOn}</p>
          <button type="button" onClick={refuse}>
            {cameraMessages.turnOff}
          </button>
        </div>
      );
  }
}

/** Says why a sketch does not start by itself: it is a draft from an earlier visit. */
export function DraftNote({ player: { state, act } }: OverlayProps): ReactNode {
  if (!state.isDraftBack || state.status !== 'idle') return null;
  return (
    <div className={notices.consent} role="group" aria-label={draft.name}>
      <p>{draft.isBack}</p>
      <button
        type="button"
        className={styles.primary}
        onClick={() => act((session) => session.play())}
      >
        {draft.play}
      </button>
      <button type="button" onClick={() => askToReset(act)}>
        {draft.reset}
      </button>
    </div>
  );
}

/** Shows on the picture that it is being recorded, with the time and a button to stop. */
export function RecordingSign({ player: { state, act } }: OverlayProps): ReactNode {
  if (!state.recording) return null;
  const { format, seconds, phase } = state.recording;
  return (
    <div className={notices.recording} role="group" aria-label={recordingMessages.name}>
      <span className={notices.recordingDot} aria-hidden />
      {phase === 'encoding' ? (
        <span>{recordingMessages.making(format)}</span>
      ) : (
        <>
          <Elapsed seconds={seconds} />
          <button type="button" onClick={() => act((session) => session.stopRecording())}>
            {recordingMessages.stop}
          </button>
        </>
      )}
    </div>
  );
}

/** The seconds since this component was mounted, out of the length of the recording. */
function Elapsed({ seconds }: { seconds: number }): ReactNode {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = window.setInterval(() => {
      setElapsed(Math.floor((performance.now() - start) / 1000));
    }, 200);
    return () => window.clearInterval(timer);
  }, []);
  const { before, behind } = recordingMessages.elapsed(seconds);
  return (
    <span>
      {before}
      <span role="timer">{Math.min(elapsed, seconds)}</span>
      {behind}
    </span>
  );
}
