import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Opens the dialogue as a modal one, which makes the page behind it inert, and focuses its field.
 *
 * @param typed The beginning of a query; text from elsewhere is selected, so that typing replaces it.
 */
export function useModal(
  dialogue: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLInputElement | null>,
  typed: string | undefined,
): void {
  const [isTyped] = useState(typed !== undefined);
  useLayoutEffect(() => {
    dialogue.current?.showModal();
    field.current?.focus();
    if (!isTyped) field.current?.select();
  }, [dialogue, field, isTyped]);
}
