import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Part } from './Part';
import { useModule } from './useModule';

interface LazyProps<Module> {
  /** Imports the module of the part. */
  load: () => Promise<Module>;
  /** What stands in its place until the module has come. */
  waiting?: ReactNode;
  /** What stands there when it does not come. */
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
