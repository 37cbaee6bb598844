import type { ReactNode } from 'react';
import type { AppliedRescue } from '../../core/state';
import { rescued as messages } from './messages';
import own from './repair.lazy.module.css';

interface RescuedProps {
  rescued: AppliedRescue;
  onUndo: () => void;
  onClose: () => void;
}

/** A repair that was applied: what the sketch showed before, what it shows now, and the way back. */
export function Rescued({ rescued, onUndo, onClose }: RescuedProps): ReactNode {
  const { rescue, majorBefore, before, after } = rescued;
  const isOther = rescue.major !== majorBefore;
  return (
    <div className={own.rescued} role="group" aria-label={messages.name}>
      <p>{isOther ? messages.doneOn(rescue.major, majorBefore) : messages.done}</p>
      {after !== undefined && (
        <div className={own.outputs}>
          {before === undefined ? (
            <p>{messages.nothingBefore}</p>
          ) : (
            <Output label={messages.before} name={messages.outputs.before} text={before} />
          )}
          <Output label={messages.after} name={messages.outputs.after} text={after} />
        </div>
      )}
      <p className={own.actions}>
        <button type="button" onClick={onUndo}>
          {messages.undo}
        </button>
        <button type="button" onClick={onClose}>
          {messages.close}
        </button>
      </p>
    </div>
  );
}

/** The output of a sketch, as text. A screen reader gets its name instead of its characters. */
function Output({ label, name, text }: { label: string; name: string; text: string }): ReactNode {
  return (
    <figure>
      <figcaption aria-hidden="true">{label}</figcaption>
      <pre role="img" aria-label={name}>
        {text}
      </pre>
    </figure>
  );
}
