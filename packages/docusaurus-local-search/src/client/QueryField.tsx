import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';

interface QueryFieldProps {
  label: string;
  placeholder: string;
  query: string;
  /** @param isNew Whether a new query begins; `false` while the previous one is being typed on. */
  onChange: (query: string, isNew: boolean) => void;
  autoFocus?: boolean;
  /** The input, for callers that have to focus it. */
  ref?: RefObject<HTMLInputElement | null>;
  styles: { form?: string; label?: string; field?: string };
}

/** Debounce in milliseconds: browsers limit how often `history` may change the address. */
const pause = 200;

/**
 * A search field that is in step with the address: it shows the query that the address names, and
 * reports what is typed after a pause, on Enter and on blur.
 */
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
    // Only a query from elsewhere, such as Back, fills the field. One that the field reported comes
    // back late, and would overwrite what has been typed since.
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
