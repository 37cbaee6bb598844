import { useEffect, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';

interface SearchFieldProps {
  query: string;
  onChange: (query: string, isNew: boolean) => void;
}

/** Each keystroke in the address would be too much: browsers limit such changes. */
const pause = 200;

/** The field follows the address, and the address the field after a pause in typing. */
export function SearchField({ query, onChange }: SearchFieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const reported = useRef('');
  const isSettled = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Only what comes from elsewhere, such as Back: what was typed meanwhile is not overwritten.
    if (query !== reported.current && field.current) field.current.value = query;
    reported.current = query;
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function report(): void {
    clearTimeout(timer.current);
    const text = field.current?.value ?? '';
    if (text === reported.current) return;
    reported.current = text;
    onChange(text, isSettled.current);
    isSettled.current = false;
  }

  function settle(): void {
    report();
    isSettled.current = true;
  }

  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      <label className={styles.label} htmlFor="search-query">
        Search
      </label>
      <input
        ref={field}
        id="search-query"
        type="search"
        name="q"
        className={styles.field}
        placeholder="Type your search here"
        autoComplete="off"
        autoFocus
        onChange={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(report, pause);
        }}
        onBlur={settle}
      />
    </form>
  );
}
