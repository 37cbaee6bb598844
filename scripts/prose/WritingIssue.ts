/** A place in a passage that should be written in another way. */
export interface WritingIssue {
  /** What a comment that allows it calls it. */
  rule: string;
  /** The words, with what stands around them. */
  match: string;
  advice: string;
}
