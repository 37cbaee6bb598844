import type { CaptureFormat } from '../protocol/formats';
import type { Command, Report } from '../protocol/protocol';
import { refusals } from './messages';

type Answer = Extract<Report, { type: 'captured' | 'notCaptured' }>;

interface Question {
  resolve: (content: Blob) => void;
  reject: (reason: Error) => void;
}

/** Asks the sandbox to save what it shows, and matches its answers to the requests by their ids. */
export class Captures {
  private readonly open = new Map<number, Question>();
  private nextId = 0;

  ask(format: CaptureFormat, send: (command: Command) => void): Promise<Blob> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.open.set(id, { resolve, reject });
      send({ type: 'capture', id, format });
    });
  }

  answer(answer: Answer): void {
    const question = this.open.get(answer.id);
    this.open.delete(answer.id);
    if (answer.type === 'captured') question?.resolve(answer.content);
    else question?.reject(new Error(answer.message));
  }

  /** Rejects all open requests: the sandbox is gone, and will answer nothing more. */
  abandon(): void {
    for (const { reject } of this.open.values()) reject(new Error(refusals.stopped));
    this.open.clear();
  }
}
