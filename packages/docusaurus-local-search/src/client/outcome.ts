/** The states of a question to the search engine. */
import { shownCount } from '../addresses';
import type { Answer } from '../question';

/** A question with its answer; without one, the request failed. */
export interface Settled {
  query: string;
  answer?: Answer;
}

export type Outcome =
  | { status: 'idle' }
  /** `previous` stays on display until the answer arrives. */
  | { status: 'loading'; previous?: Settled }
  | { status: 'settled'; settled: Settled };

/** The question whose answer is on display: while one is loading, the one before it. */
export const displayed = (outcome: Outcome): Settled | undefined =>
  outcome.status === 'loading'
    ? outcome.previous
    : outcome.status === 'settled'
      ? outcome.settled
      : undefined;

/** The text of the live region for the question on display. */
export function announcement(settled: Settled | undefined): string {
  if (!settled) return '';
  if (!settled.answer) {
    return 'Unable to fetch results. You might want to check your network connection.';
  }
  const { total } = settled.answer;
  if (total === 0) return 'No results found.';
  return total === 1 ? 'One result found.' : `${shownCount(total)} results found.`;
}
