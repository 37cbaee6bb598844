import { useRef, useState, type ReactNode } from 'react';
import type { ListedSketch } from '../../core/ownSketches/storage';
import { ago } from '../history/ago';
import { NameForm } from '../NameForm';
import { ownSketches as messages } from './messages';
import styles from './ownSketches.lazy.module.css';

interface SketchEntryProps {
  sketch: ListedSketch;
  address: string;
  isOpen: boolean;
  /** The time to which its own is compared. */
  now: number;
  onRename: (name: string) => void;
  onDuplicate: () => void;
  onExport: () => void;
  onDelete: () => void;
}

/** One saved sketch: its name, which opens it, and what can be done with it. */
export function SketchEntry(props: SketchEntryProps): ReactNode {
  const { sketch, address, isOpen, now, onRename, onDuplicate, onExport, onDelete } = props;
  const { name, source, p5, files, changed, isDraft } = sketch;
  const [isRenaming, setIsRenaming] = useState(false);
  const renaming = useRef<HTMLButtonElement>(null);
  const endRenaming = () => {
    setIsRenaming(false);
    renaming.current?.focus();
  };
  const facts = messages.facts(source.split('\n').length, p5, files, ago(changed, now));
  const action = (label: string, act: () => void) => (
    <button type="button" aria-label={messages.named(label, name)} onClick={act}>
      {label}
    </button>
  );
  return (
    <li className={styles.sketch}>
      <div className={styles.facts}>
        <a href={address} aria-current={isOpen ? 'true' : undefined}>
          <bdi>{name}</bdi>
        </a>
        <p>
          {facts}
          {isDraft && `, ${messages.unsaved}`}
        </p>
      </div>
      <div className={styles.actions} role="group" aria-label={name}>
        <button
          ref={renaming}
          type="button"
          aria-label={messages.named(messages.rename, name)}
          aria-expanded={isRenaming}
          onClick={() => setIsRenaming(!isRenaming)}
        >
          {messages.rename}
        </button>
        {action(messages.duplicate, onDuplicate)}
        {action(messages.export, onExport)}
        {action(messages.delete, onDelete)}
      </div>
      {isRenaming && (
        <NameForm
          label={<bdi>{messages.newName(name)}</bdi>}
          name={name}
          confirm={messages.confirmName}
          onCancel={endRenaming}
          onName={(wanted) => {
            onRename(wanted);
            endRenaming();
          }}
        />
      )}
    </li>
  );
}
