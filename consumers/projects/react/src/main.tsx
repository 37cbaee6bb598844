import { StrictMode, useEffect, useState } from 'react';
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
  return (
    <>
      <button onClick={() => setShown((shown) => !shown)}>{isShown ? 'Hide' : 'Show'}</button>
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
