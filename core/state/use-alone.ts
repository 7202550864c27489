import { useRef, useState } from 'react';

/**
 * Runs one piece of work at a time: what is asked for while another runs is ignored, so that no press of a button counts
 * twice. Resolves with null then. Where `isOver` holds for the result it stays busy: the page is being left.
 */
export function useAlone() {
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const alone = async <T>(
    work: () => Promise<T>,
    isOver: (result: T) => boolean = () => false,
  ): Promise<T | null> => {
    if (running.current) return null;
    running.current = true;
    setPending(true);
    let stays = false;
    try {
      const result = await work();
      stays = isOver(result);
      return result;
    } finally {
      running.current = stays;
      setPending(stays);
    }
  };
  return { pending, alone };
}
