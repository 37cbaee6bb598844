import type { ReactNode } from 'react';
import type { Repair } from '../../diagnosis/Problem';
import type { P5Major } from '../../p5Majors';
import styles from '../styles.module.css';
import { Difference } from './Difference';
import { repair as messages } from './messages';
import own from './repair.lazy.module.css';

interface RepairOfferProps {
  rescue: Repair;
  /** The major version of p5.js that the sketch runs on now. */
  major: P5Major;
  onApply: () => void;
  onKeep: () => void;
}

/** What can be repaired in a sketch, and the repaired code beside the reader's. */
export function RepairOffer({ rescue, major, onApply, onKeep }: RepairOfferProps): ReactNode {
  const { from, source, changes } = rescue;
  return (
    <div className={own.offer}>
      <p>{messages.found(changes.length)}</p>
      <ul>
        {changes.map(({ id, says }) => (
          <li key={id}>
            <Saying text={says} />
          </li>
        ))}
      </ul>
      {rescue.major !== major && <p>{messages.major(rescue.major)}</p>}
      {source !== from && <Difference before={from} after={source} />}
      <p className={own.actions}>
        <button type="button" className={styles.primary} onClick={onApply}>
          {messages.apply}
        </button>
        <button type="button" onClick={onKeep}>
          {messages.keep}
        </button>
      </p>
    </div>
  );
}

/** A sentence with code in backticks. */
function Saying({ text }: { text: string }): ReactNode {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
