import { plain } from '@/server/selling/supplier/outside/plain-text';
import { HOTEL_REQUEST_LENGTH } from '../../contract/guests';
import type { BookedRequest } from '../order';

/** What a property is told beside who comes: in English, which is what suppliers' sources read. */
export function wishesOf({
  specialRequests,
  arrivalTime,
}: Pick<BookedRequest, 'specialRequests' | 'arrivalTime'>): string {
  const arrival =
    arrivalTime === 'next'
      ? 'Expected arrival: after midnight.'
      : arrivalTime && `Expected arrival: ${arrivalTime}.`;
  return plain([arrival, specialRequests].filter(Boolean).join(' '), HOTEL_REQUEST_LENGTH);
}
