import type { ReactNode } from 'react';
import type { LiveSession } from './useSession';
import notices from './notices.lazy.module.css';
import styles from './styles.module.css';

/** Asks the reader whether a sketch may use the camera, and shows that it is on. */
export function CameraConsent({ state: { camera }, act }: LiveSession): ReactNode {
  const refuse = () => act((session) => session.refuseCamera());
  switch (camera) {
    case 'off':
      return null;
    case 'asked':
      return (
        <div className={notices.consent} role="group" aria-label="Camera">
          <p>This sketch wants to use your camera. The picture stays in this page.</p>
          <button
            type="button"
            className={styles.primary}
            onClick={() => act((session) => session.allowCamera())}
          >
            Allow
          </button>
          <button type="button" onClick={refuse}>
            Not now
          </button>
        </div>
      );
    case 'on':
      return (
        <div className={notices.consent} role="group" aria-label="Camera">
          <p>Your camera is on.</p>
          <button type="button" onClick={refuse}>
            Turn off
          </button>
        </div>
      );
  }
}
