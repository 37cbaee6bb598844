import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';

interface QueryFieldProps {
  label: string;
  placeholder: string;
  query: string;
  /** @param isNew Whether it is a query of its own rather than one more key of the last. */
  onChange: (query: string, isNew: boolean) => void;
  autoFocus?: boolean;
  /** For who has to move the focus here. */
  ref?: RefObject<HTMLInputElement | null>;
  styles: { form?: string; label?: string; field?: string };
}

/** Each keystroke in the address would be too much: browsers limit such changes. */
const pause = 200;

/** The field follows the address, and the address the field after a pause in typing. */
export function QueryField({
  label,
  placeholder,
  query,
  onChange,
  autoFocus,
  ref,
  styles,
}: QueryFieldProps): ReactNode {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  const reported = useRef('');
  const isSettled = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Only what comes from elsewhere, such as Back: what was typed meanwhile is not overwritten.
    if (query !== reported.current && field.current) field.current.value = query;
    reported.current = query;
  }, [query, field]);
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
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        className={styles.field}
        placeholder={placeholder}
        autoComplete="off"
        autoFocus={autoFocus}
        onChange={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(report, pause);
        }}
        onBlur={settle}
      />
    </form>
  );
}
