import { useEffect, useState, type ReactNode } from 'react';
import type { LiveSession } from './useSession';
import notices from './notices.lazy.module.css';

/** Shows on the picture that it is being recorded, with the time and a button to stop. */
export function RecordingSign({ state: { recording }, act }: LiveSession): ReactNode {
  if (!recording) return null;
  const { format, seconds, phase } = recording;
  return (
    <div className={notices.recording} role="group" aria-label="Recording">
      <span className={notices.recordingDot} aria-hidden />
      {phase === 'encoding' ? (
        <span>Making the {format === 'gif' ? 'GIF' : 'video'}…</span>
      ) : (
        <>
          <Elapsed seconds={seconds} />
          <button type="button" onClick={() => act((session) => session.stopRecording())}>
            Stop recording
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
  return (
    <span>
      Recording, <span role="timer">{Math.min(elapsed, seconds)}</span> of {seconds} s
    </span>
  );
}
