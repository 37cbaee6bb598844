import type { ReactNode } from 'react';
import { FramePicture } from '@site/src/components/FramePicture';
import frame from '@site/../examples/not-found/frame.txt';
import styles from './styles.module.css';

export default function Picture(): ReactNode {
  return (
    <FramePicture
      className={styles.picture}
      frame={frame}
      label="The number 404, built of blocks and drawn in characters"
    />
  );
}
