import type { ReactNode } from 'react';
import { Part } from 'sketch-player/Part';
import { useModule } from 'sketch-player/useModule';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { ramps } from '@site/src/messages/ramps';

/** A button that brings the tool that measures the characters of a font. */
export function RampMeasure(): ReactNode {
  const { module, failures, load } = useModule(async () => {
    const { openWorkbench } = await import('./openWorkbench');
    return openWorkbench();
  });
  if (module) {
    return (
      <Part>
        <module.Workbench first={module.first} />
      </Part>
    );
  }
  if (failures > 0) return <LoadFailure onRetry={() => load()}>{ramps.notLoaded}</LoadFailure>;
  return (
    <p>
      <button type="button" className="button button--primary" onClick={() => load()}>
        {ramps.open}
      </button>
    </p>
  );
}
