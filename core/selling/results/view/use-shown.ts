import { startTransition, useRef, useState } from 'react';

/**
 * What the address says, and before that what a press says: `ahead` shows it until the press has ended and the address
 * says it itself. No async action of React's, which would hold back whatever else the page changes until it ends, and
 * for good where the page is gone before that.
 */
export function useShown<Shown>(addressed: Shown) {
  const [pressed, setPressed] = useState<{ shown: Shown }>();
  const underWay = useRef(0);
  const [ahead] = useState(() => async (shown: Shown, press: () => Promise<void>): Promise<void> => {
    setPressed({ shown });
    underWay.current += 1;
    try {
      await press();
    } finally {
      underWay.current -= 1;
      if (underWay.current === 0) startTransition(() => setPressed(undefined));
    }
  });
  return [pressed ? pressed.shown : addressed, ahead] as const;
}
