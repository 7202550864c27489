import { useFormat } from '@/core/i18n/use-format';
import type { HotelSummary } from '../../contract';

/** A clock time of a place, `HH:mm`, as the reader's language writes it. */
export function useHour(): (clock: string | null) => string | null {
  const format = useFormat();
  return (clock) => clock && format.time(`2000-01-01T${clock}`);
}

/** Where it is, in one line; its area only where the street does not name it. */
export const addressText = ({ address, area }: Pick<HotelSummary, 'address' | 'area'>): string =>
  [
    address.line,
    area && !address.line.includes(area.name) ? area.name : '',
    `${address.postalCode} ${address.city}`.trim(),
  ]
    .filter(Boolean)
    .join(', ');
