/** What has become of a question of the reader. */
import { shownCount } from '../addresses';
import type { Answer } from '../question';

/** A question that is no longer open: without an answer it has failed. */
export interface Settled {
  query: string;
  answer?: Answer;
}

export type Outcome =
  | { status: 'idle' }
  /** `previous` is what is shown until there is an answer. */
  | { status: 'loading'; previous?: Settled }
  | { status: 'settled'; settled: Settled };

/** What was found last, if it is still shown, or what was found out about the question. */
export const shown = (outcome: Outcome): Settled | undefined =>
  outcome.status === 'loading'
    ? outcome.previous
    : outcome.status === 'settled'
      ? outcome.settled
      : undefined;

/** What screen readers are told of what is shown. */
export function announcement(settled: Settled | undefined): string {
  if (!settled) return '';
  if (!settled.answer) {
    return 'Unable to fetch results. You might want to check your network connection.';
  }
  const { total } = settled.answer;
  if (total === 0) return 'No results found.';
  return total === 1 ? 'One result found.' : `${shownCount(total)} results found.`;
}
