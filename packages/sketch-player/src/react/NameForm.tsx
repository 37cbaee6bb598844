import { useEffect, useRef, useState, type ReactNode } from 'react';
import { nameForm as messages } from './messages';
import { onEscape } from './onEscape';
import styles from './textField.lazy.module.css';

interface NameFormProps {
  label: ReactNode;
  /** The name as it is now. */
  name?: string;
  /** The label of the button that takes the name. */
  confirm?: string;
  onName: (name: string) => void;
  onCancel: () => void;
}

/** Asks for a name. Escape closes the form, and not the panel around it. */
export function NameForm({
  label,
  name = '',
  confirm = messages.confirm,
  onName,
  onCancel,
}: NameFormProps): ReactNode {
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <form
      className={styles.nameForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onName(text.trim());
      }}
      onKeyDown={(event) => onEscape(event, onCancel)}
    >
      <label>
        {label}
        <input
          className={styles.textField}
          ref={field}
          value={text}
          required
          maxLength={100}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit">{confirm}</button>
      <button type="button" onClick={onCancel}>
        {messages.cancel}
      </button>
    </form>
  );
}
