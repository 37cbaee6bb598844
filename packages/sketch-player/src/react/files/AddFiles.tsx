import { useRef, type ReactNode, type RefObject } from 'react';
import { acceptedEndings } from '../../core/ownFiles/kinds';
import { files as messages } from './messages';

interface AddFilesProps {
  onAdd: (files: readonly File[]) => void;
  button?: RefObject<HTMLButtonElement | null>;
}

/** A button that lets the reader choose files. */
export function AddFiles({ onAdd, button }: AddFilesProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        accept={acceptedEndings}
        aria-label={messages.choose}
        onChange={({ target }) => {
          const given = [...(target.files ?? [])];
          target.value = '';
          onAdd(given);
        }}
      />
      <button ref={button} type="button" onClick={() => field.current?.click()}>
        {messages.choose}
      </button>
    </>
  );
}
