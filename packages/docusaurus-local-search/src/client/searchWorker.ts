/**
 * The page's side of the search worker: sends it questions, and replaces it when it has failed. And
 * the messages between the two.
 */
import * as v from 'valibot';
import type { Question } from '../question';

/** Messages to the worker: first the address of the site, then any number of questions. */
const instructionSchema = v.variant('kind', [
  v.object({ kind: v.literal('prepare'), baseUrl: v.string() }),
  v.object({ kind: v.literal('search'), id: v.number(), question: v.unknown() }),
]);

/** Messages from the worker: one reply to each question. */
const replySchema = v.variant('kind', [
  v.object({ kind: v.literal('answer'), id: v.number(), answer: v.unknown() }),
  v.object({ kind: v.literal('failure'), id: v.number(), message: v.string() }),
]);

export type Instruction = v.InferOutput<typeof instructionSchema>;
export type Reply = v.InferOutput<typeof replySchema>;

export const parseInstruction = (data: unknown): Instruction => v.parse(instructionSchema, data);
export const parseReply = (data: unknown): Reply => v.parse(replySchema, data);

/** Milliseconds after which a worker that has not answered counts as dead; fetching counts too. */
const patience = 20_000;

const notStarted = 'The search engine could not be started.';

interface Pending {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
  /** Fails the worker when the question stays unanswered. */
  timer: ReturnType<typeof setTimeout>;
}

/** The part of a `Worker` that is needed here. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export class SearchWorker {
  readonly #start: () => WorkerLike;
  readonly #baseUrl: string;
  readonly #pending = new Map<number, Pending>();
  #worker: WorkerLike | undefined;
  #lastId = 0;

  constructor(start: () => WorkerLike, baseUrl: string) {
    this.#start = start;
    this.#baseUrl = baseUrl;
  }

  /** Starts the worker, which fetches the index. Where that fails, the first question says so. */
  prepare(): void {
    try {
      this.#started();
    } catch {
      // The first question tries again.
    }
  }

  search(question: Question): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = (this.#lastId += 1);
      const timer = setTimeout(() => this.#fail('The search engine does not answer.'), patience);
      this.#pending.set(id, { resolve, reject, timer });
      try {
        send(this.#started(), { kind: 'search', id, question });
      } catch {
        this.#fail(notStarted);
      }
    });
  }

  /** @throws Error where the browser refuses to start a worker. */
  #started(): WorkerLike {
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#settle(data));
    worker.addEventListener('error', () => this.#fail(notStarted));
    this.#worker = worker;
    send(worker, { kind: 'prepare', baseUrl: this.#baseUrl });
    return worker;
  }

  #settle(data: unknown): void {
    const reply = parseReply(data);
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    clearTimeout(pending?.timer);
    if (reply.kind === 'answer') pending?.resolve(reply.answer);
    else pending?.reject(new Error(reply.message));
  }

  /**
   * Ends a worker that could not be loaded, threw, or does not answer, and rejects its questions.
   * The next question starts another worker.
   */
  #fail(reason: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject, timer } of this.#pending.values()) {
      clearTimeout(timer);
      reject(new Error(reason));
    }
    this.#pending.clear();
  }
}

function send(worker: WorkerLike, instruction: Instruction): void {
  worker.postMessage(instruction);
}
