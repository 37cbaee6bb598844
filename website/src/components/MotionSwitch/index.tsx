import { useSyncExternalStore, type ReactNode } from 'react';
import { choose, isMotionWelcome, onMotionChange } from 'sketch-player/motion';
import { motion } from '@site/src/messages/everyPage';
import styles from './styles.module.css';

/** Stops everything on the site that moves by itself, and lets it move again. */
export function MotionSwitch({ mobile = false }: { mobile?: boolean }): ReactNode {
  const moves = useSyncExternalStore(onMotionChange, isMotionWelcome, () => true);
  const control = (
    <button
      type="button"
      role="switch"
      aria-checked={moves}
      className={styles.switch}
      onClick={() => choose(moves ? 'still' : 'moving')}
    >
      {motion.name} <span className={styles.state}>{moves ? motion.on : motion.off}</span>
    </button>
  );
  return mobile ? <li className={`menu__list-item ${styles.mobile}`}>{control}</li> : control;
}
