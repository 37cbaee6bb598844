import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Part } from './Part';
import { useModule } from './useModule';

interface LazyProps<Module> {
  /** Imports the module of the part. */
  load: () => Promise<Module>;
  /** Rendered until the module has loaded. */
  waiting?: ReactNode;
  /** Rendered when the module fails to load. */
  missing?: ReactNode;
  children: (module: Module) => ReactNode;
}

/** A part whose code is loaded when it is shown, and which falls alone. */
export function Lazy<Module>(props: LazyProps<Module>): ReactNode {
  const { load: importModule, waiting, missing, children } = props;
  const { module, failures, load } = useModule(importModule);
  const loadFirst = useEffectEvent(() => load());
  useEffect(() => loadFirst(), []);
  if (failures > 0) return missing;
  return module ? <Part>{children(module)}</Part> : waiting;
}
