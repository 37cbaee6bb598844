import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fileForm as messages } from './messages';
import fields from '../textField.lazy.module.css';
import styles from './files.lazy.module.css';

interface NameFormProps {
  label: string;
  name?: string;
  onCancel: () => void;
  onName: (name: string) => void;
}

/** Asks for the name of a file. */
export function NameForm({ label, name = '', onCancel, onName }: NameFormProps): ReactNode {
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onName(text.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <label>
        {label}
        <input
          className={fields.textField}
          ref={field}
          value={text}
          maxLength={100}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit">{messages.done}</button>
      <button type="button" onClick={onCancel}>
        {messages.cancel}
      </button>
    </form>
  );
}
