/** The operations that the tests need from a browser, however it is driven. */
export interface Driver {
  /** Name and version of the engine. */
  readonly engine: string;
  open(url: string): Promise<void>;
  /** Resizes the viewport. An engine's window may have a minimum size, which then remains. */
  resize(width: number, height: number): Promise<void>;
  /** @returns The value of a JavaScript expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Home'): Promise<void>;
  close(): Promise<void>;
}

/** A way to start an engine, or what is missing for it on this machine. */
export type Offer = { start: () => Promise<Driver> } | { missing: string };
