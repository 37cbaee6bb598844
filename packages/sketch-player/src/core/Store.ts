/**
 * An observable state, with the functions that React's `useSyncExternalStore` takes.
 * https://react.dev/reference/react/useSyncExternalStore
 */
export class Store<T extends object> {
  private readonly listeners = new Set<() => void>();

  constructor(private current: T) {}

  get state(): T {
    return this.current;
  }

  readonly getState = (): T => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected set(change: Partial<T>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}
