import { useState } from 'react';

interface Loading<Module> {
  /** What was loaded, once it is there. */
  module: Module | undefined;
  /** How many attempts in a row have come to nothing. */
  failures: number;
  /** Begins, or tries again; `onLoad` is called before anything is rendered with it. */
  load: (onLoad?: () => void) => void;
}

/**
 * Code that is loaded when it is asked for. `lazy` would remember a failure for good, and take the
 * page down with it; this one can be asked again.
 */
export function useModule<Module>(importModule: () => Promise<Module>): Loading<Module> {
  const [module, setModule] = useState<Module>();
  const [failures, setFailures] = useState(0);
  return {
    module,
    failures,
    load: (onLoad) => {
      importModule().then(
        (loaded) => {
          onLoad?.();
          setModule(() => loaded);
          setFailures(0);
        },
        () => setFailures((before) => before + 1),
      );
    },
  };
}
