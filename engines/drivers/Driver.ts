/** What the tests need of a browser, whatever drives it. */
export interface Driver {
  /** Name and version of the engine. */
  readonly engine: string;
  open(url: string): Promise<void>;
  /** Gives the page's own window a size, as far as the engine can make it so small. */
  resize(width: number, height: number): Promise<void>;
  /** @returns The value of a JavaScript expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  close(): Promise<void>;
}

/** An engine, or what is missing for it. */
export type Offer = { start: () => Promise<Driver> } | { missing: string };
