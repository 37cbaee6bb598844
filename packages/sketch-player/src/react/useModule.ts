import { useState } from 'react';

interface Loading<Module> {
  /** The module, once it has loaded. */
  module: Module | undefined;
  /** How many attempts in a row have failed. */
  failures: number;
  /** Loads the module, or tries again; `onLoad` is called before a render with the module. */
  load: (onLoad?: () => void) => void;
}

/**
 * Loads a module on demand. React's `lazy` would remember a failed import for good and throw it at
 * every render; here the import can be tried again.
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
