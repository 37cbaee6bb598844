import { createContext, useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { onEscape } from '../onEscape';
import type { Player } from '../useSketchPlayer';
import styles from './tools.lazy.module.css';

export interface SourceToolProps {
  player: Player;
  /** Where panels of tools open; see `Tool`. */
  panels: Element | null;
  /** The name that the code goes by, which tells its language. */
  fileName: string;
}

interface ToolProps {
  label: string;
  /** Where the panels of all tools open, below their row. */
  panels: Element | null;
  /** The content of the panel; rendered only while it is open. */
  children: ReactNode;
}

/** Lets the content of a tool's panel close it. */
export const CloseTool = createContext<() => void>(() => {});

/**
 * A tool with a panel: a button that opens it below the row of tools, and closes it again. Escape
 * within the panel closes it, too, and puts the focus back on the button.
 */
export function Tool({ label, panels, children }: ToolProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen &&
        panels &&
        createPortal(
          <section
            id={id}
            aria-label={label}
            className={styles.panel}
            // A long panel scrolls, by the keyboard too.
            tabIndex={0}
            onKeyDown={(event) => onEscape(event, close)}
          >
            <CloseTool value={close}>{children}</CloseTool>
          </section>,
          panels,
        )}
    </>
  );
}
