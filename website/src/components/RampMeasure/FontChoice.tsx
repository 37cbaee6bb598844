import { useId, useRef, useState, type ReactNode } from 'react';
import { ramps as messages } from '@site/src/messages/ramps';
import { loadFace, loadServed, servedFonts, type Face } from './faces';
import styles from './styles.lazy.module.css';

/** The value of the option for the reader's file, while one is open. */
const own = 'own';

/** Chooses one of the site's fonts, or a file. A file is read by the browser, and sent nowhere. */
export function FontChoice({ onFace }: { onFace: (face: Face) => void }): ReactNode {
  const id = useId();
  const [chosen, setChosen] = useState(servedFonts[0].name);
  const [ownName, setOwnName] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef(0);

  // Of two fonts that load at the same time, the one that was chosen last counts.
  const open = (loading: Promise<Face>, problemOf: () => string, onLoad?: () => void): void => {
    latest.current += 1;
    const turn = latest.current;
    loading.then(
      (face) => {
        if (turn !== latest.current) return;
        setProblem(undefined);
        onLoad?.();
        onFace(face);
      },
      () => turn === latest.current && setProblem(problemOf()),
    );
  };
  const openServed = (name: string): void => {
    const font = servedFonts.find((one) => one.name === name) ?? servedFonts[0];
    setChosen(font.name);
    setOwnName(undefined);
    open(loadServed(font), () => messages.fontNotLoaded(font.name));
  };
  const openFile = (file: File): void => {
    const loading = file.arrayBuffer().then((bytes) => loadFace(file.name, bytes));
    open(
      loading,
      () => messages.noFont(file.name),
      () => {
        setOwnName(file.name);
        setChosen(own);
      },
    );
  };

  return (
    <>
      <p className={styles.field}>
        <label htmlFor={`${id}-font`}>{messages.font}</label>
        <select
          id={`${id}-font`}
          className={styles.choice}
          value={chosen}
          onChange={(event) => event.target.value !== own && openServed(event.target.value)}
        >
          {servedFonts.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
          {ownName !== undefined && <option value={own}>{ownName}</option>}
        </select>
      </p>
      <p className={styles.field}>
        <label htmlFor={`${id}-file`}>{messages.file}</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".ttf,.otf,.woff,.woff2"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) openFile(file);
          }}
        />
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}
