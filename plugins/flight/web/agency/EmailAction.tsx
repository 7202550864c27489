import { useEffect, useRef } from 'react';
import { useSendItinerary } from '../booking/use-send-itinerary';
import type { ActionProps } from './action';

/** Sends the itinerary of a row to its traveller once more (R241). */
export default function EmailAction({ row, onDone }: ActionProps) {
  const { send } = useSendItinerary(row.bookingId, null, () => onDone(null));
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    send();
  }, [send]);
  return null;
}
