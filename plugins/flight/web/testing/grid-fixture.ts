import type { GridPrice } from '../../contract';
import { usd } from './fixtures';
import { addDays, daysBetween } from '@/core/ui/dates/date-range';

interface Asked {
  departureDate: string;
  returnDate?: string;
}

/** Prices around dates as the API sends them: midweek is cheaper, a few pairs have no flight. For tests and stories. */
export function gridPrices({ departureDate, returnDate }: Asked): GridPrice[] {
  const days = [-3, -2, -1, 0, 1, 2, 3];
  const dayPrice = (day: string) => (new Date(`${day}T00:00Z`).getUTCDay() % 6 < 2 ? 61 : 18);
  return days.flatMap((out): GridPrice[] => {
    const depart = addDays(departureDate, out);
    if (!returnDate)
      return [
        {
          departureDate: depart,
          returnDate: null,
          lowest: out === 2 ? null : usd(310 + dayPrice(depart) + out * 7),
        },
      ];
    return days
      .map((back) => addDays(returnDate, back))
      .filter((back) => daysBetween(depart, back) >= 0)
      .map((back) => ({
        departureDate: depart,
        returnDate: back,
        lowest:
          (daysBetween(depart, back) * 5) % 11 === 1
            ? null
            : usd(842.4 + dayPrice(depart) + dayPrice(back) + daysBetween(depart, back) * 9),
      }));
  });
}
