import { useId, useRef, useState, type ReactNode } from 'react';
import type { Session } from '../../core/Session';
import { ownAddress } from '../../core/ownSketches/address';
import { codeNameOf, nameFrom } from '../../core/ownSketches/OwnSketch';
import { saveNew, saveOver, type ListedSketch } from '../../core/ownSketches/storage';
import type { Player } from '../useSketchPlayer';
import { ownSketches as messages } from './messages';
import fields from '../textField.lazy.module.css';
import styles from './ownSketches.lazy.module.css';

interface SaveFormProps {
  player: Player;
  fileName: string;
  /** The saved sketch that is open, if one is. */
  open: ListedSketch | undefined;
  /** Does something with the session, and says what came of it. */
  attempt: (action: (session: Session) => Promise<readonly string[]>) => void;
}

/** Saves the code as it is now: as a new sketch, or over the last version of the open one. */
export function SaveForm({ player, fileName, open, attempt }: SaveFormProps): ReactNode {
  const { title, setup } = player;
  const field = useRef<HTMLInputElement>(null);
  const [isConflict, setIsConflict] = useState(false);
  const id = useId();

  const save = ({ id: own, name, ...saved }: ListedSketch, isForced: boolean) =>
    attempt(async (session) => {
      const { source, major: p5 } = session.state;
      if (source === saved.source && p5 === saved.p5) {
        session.settle();
        return [messages.noChanges];
      }
      const last = isForced ? undefined : session.unchanged;
      const isSaved = await saveOver(own, { source, p5 }, last);
      setIsConflict(!isSaved);
      if (!isSaved) return [messages.conflict];
      // The text typed meanwhile is not saved.
      if (session.state.source === source) session.settle();
      return [messages.saved(name)];
    });

  const saveAsNew = () =>
    attempt(async (session) => {
      const wanted = nameFrom(field.current?.value ?? '');
      if (wanted === undefined) {
        field.current?.focus();
        return [messages.noName];
      }
      const { source, major: p5 } = session.state;
      const { state } = await session.ownFiles.open();
      const sketch = { name: wanted, source, p5, code: codeNameOf(fileName) };
      const files = await session.published.with(state.files);
      const { id: own, name } = await saveNew(sketch, files);
      setIsConflict(false);
      const isNumbered = name !== wanted;
      const { playground } = setup.files;
      if (isAt(playground)) {
        window.location.assign(ownAddress(playground, own));
        return [isNumbered ? messages.numbered(wanted, name) : messages.savedNew(name)];
      }
      return [isNumbered ? messages.numbered(wanted, name) : messages.openToGoOn(name)];
    });

  return (
    <>
      {open && (
        <p className={styles.open}>
          <bdi>{messages.isOpen(open.name)}</bdi>
          <button type="button" onClick={() => save(open, false)}>
            {messages.save}
          </button>
          {isConflict && (
            <button type="button" onClick={() => save(open, true)}>
              {messages.saveOver}
            </button>
          )}
        </p>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          saveAsNew();
        }}
      >
        <label htmlFor={id}>{messages.name}</label>
        <input
          className={fields.textField}
          ref={field}
          id={id}
          defaultValue={title}
          maxLength={100}
          autoComplete="off"
        />
        <button type="submit">{messages.saveNew}</button>
      </form>
    </>
  );
}

/** Whether the page is the one that opens saved sketches. */
function isAt(playground: string): boolean {
  const plain = (path: string) => path.replace(/(\.html|\/)$/, '');
  const { pathname } = new URL(playground, window.location.href);
  return plain(pathname) === plain(window.location.pathname);
}
