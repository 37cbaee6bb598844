import { useEffect, useRef, useState } from 'react';
import { UnhurriedPress, wait } from './UnhurriedPress';

interface Timed {
  timeStamp: number;
}

interface UnhurriedButton {
  /** Whether it takes a press by now. */
  isReady: boolean;
  onPointerDown: (event: Timed) => void;
  onKeyDown: (event: Timed & { key: string }) => void;
  onClick: (event: Timed) => void;
}

/** The handlers of a button that takes no press before it has been seen for a second. */
export function useUnhurried(onPress: () => void): UnhurriedButton {
  const press = useRef(new UnhurriedPress());
  const timer = useRef<number>(undefined);
  const [isReady, setReady] = useState(false);

  const waitFrom = (time: number) => {
    press.current.show(time);
    setReady(false);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setReady(true), wait);
  };
  const begin = ({ timeStamp }: Timed) => {
    if (press.current.begin(timeStamp)) waitFrom(timeStamp);
  };

  // The time begins once the button is drawn, and anew when the tab is shown again.
  useEffect(() => {
    let frame = 0;
    const show = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(waitFrom);
    };
    show();
    document.addEventListener('visibilitychange', show);
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', show);
    };
  }, []);

  return {
    isReady,
    onPointerDown: begin,
    onKeyDown: (event) => {
      if (event.key === 'Enter' || event.key === ' ') begin(event);
    },
    onClick: ({ timeStamp }) => {
      if (press.current.complete(timeStamp)) onPress();
    },
  };
}
