import { useEffect, useState, type ReactNode } from 'react';
import type { CameraState } from '../core/camera/CameraAccess';
import { devices, draft, recording as recordingMessages, sound as soundMessages } from './messages';
import notices from './notices.lazy.module.css';
import styles from './styles.module.css';
import { useUnhurried } from './useUnhurried';
import { askToReset, type LiveSession } from './useSession';

// Overlays of the output of a sketch.

interface OverlayProps {
  player: LiveSession;
}

/** Asks the reader whether a sketch may use the camera or the microphone, and shows which is on. */
export function DeviceConsent({ player: { state, act } }: OverlayProps): ReactNode {
  if (state.camera === 'off' && state.microphone === 'off') return null;
  return (
    <div className={notices.consents}>
      <Consent
        state={state.camera}
        words={devices.camera}
        onAllow={() => act((session) => session.allowCamera())}
        onRefuse={() => act((session) => session.refuseCamera())}
      />
      <Consent
        state={state.microphone}
        words={devices.microphone}
        onAllow={() => act((session) => session.allowMicrophone())}
        onRefuse={() => act((session) => session.refuseMicrophone())}
      />
    </div>
  );
}

interface ConsentProps {
  state: CameraState;
  words: { name: string; asked: string; isOn: string };
  onAllow: () => void;
  onRefuse: () => void;
}

function Consent({ state, words, onAllow, onRefuse }: ConsentProps): ReactNode {
  if (state === 'off') return null;
  return (
    <div className={notices.consent} role="group" aria-label={words.name}>
      <p>{state === 'asked' ? words.asked : words.isOn}</p>
      {state === 'asked' && <Allow onAllow={onAllow} />}
      <button type="button" onClick={onRefuse}>
        {state === 'asked' ? devices.refuse : devices.turnOff}
      </button>
    </div>
  );
}

/** It appears where the reader may be pressing the picture, whenever the sketch likes. */
function Allow({ onAllow }: Pick<ConsentProps, 'onAllow'>): ReactNode {
  const { isReady, ...handlers } = useUnhurried(onAllow);
  return (
    <button type="button" className={styles.primary} aria-disabled={!isReady} {...handlers}>
      {devices.allow}
    </button>
  );
}

/** Says that a sketch has sound, which browsers hold back until a press. The press may go to it. */
export function SoundNote({ player: { state } }: OverlayProps): ReactNode {
  if (!state.isSilent || state.status !== 'running') return null;
  return <p className={notices.silent}>{soundMessages.isHeld}</p>;
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
