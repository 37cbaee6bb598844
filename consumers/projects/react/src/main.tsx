import { StrictMode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AsciiSketch } from './AsciiSketch';

/** Says on the page how often React has run the effects of the component. */
function EffectCount() {
  useEffect(() => {
    const { dataset } = document.body;
    dataset['effects'] = String(Number(dataset['effects'] ?? 0) + 1);
  }, []);
  return null;
}

function App() {
  const [isShown, setShown] = useState(true);
  // Otherwise React would render after the task, and two clicks in one would change nothing.
  const toggle = () => flushSync(() => setShown((wasShown) => !wasShown));
  return (
    <>
      <button onClick={toggle}>{isShown ? 'Hide' : 'Show'}</button>
      {isShown && <AsciiSketch />}
      <EffectCount />
    </>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
