import type { Formatter } from './format';
import { useFormat } from './use-format';

const two = (value: number) => String(value).padStart(2, '0');

/** A minute of the day as the reader's language writes times; the end of the day is its last minute. */
export const clockOf =
  (format: Pick<Formatter, 'time'>) =>
  (minute: number): string => {
    const at = Math.min(minute, 24 * 60 - 1);
    return format.time(`2000-01-01T${two(Math.floor(at / 60))}:${two(at % 60)}`);
  };
export const useClock = () => clockOf(useFormat());
