import { dayAt } from '@/core/say/clock';
import type { FilledCriteria } from './criteria';

export type CriteriaErrorKind =
  | 'from-missing'
  | 'to-missing'
  | 'same-place'
  | 'date-missing'
  | 'depart-past'
  | 'return-early'
  | 'leg-early';

/** `leg` counts the flights of a multi-city trip from zero; it is zero for the other trips. */
export interface CriteriaError {
  kind: CriteriaErrorKind;
  leg: number;
}

/** What is missing rather than wrong: told only after somebody tried to search. */
export const isMissing = ({ kind }: CriteriaError): boolean => kind.endsWith('-missing');

interface Flight {
  from: string | null;
  to: string | null;
  date: string | null;
}

/** The day that it is where a flight leaves. */
export type TodayAt = (from: string | null) => string;

/** The last place on earth to begin a day: who only reads an address refuses no day that is still today somewhere. */
const somewhere: TodayAt = () => dayAt(new Date(), 'Pacific/Pago_Pago');

/** What is wrong with one flight, in the order of its fields (R193). */
function flightErrors({ from, to, date }: Flight, day: string): CriteriaErrorKind[] {
  const errors: CriteriaErrorKind[] = [];
  if (!from) errors.push('from-missing');
  if (!to) errors.push('to-missing');
  if (from && from === to) errors.push('same-place');
  if (!date) errors.push('date-missing');
  else if (date < day) errors.push('depart-past');
  return errors;
}

/** What keeps the search from starting, in the order of the form (R193). */
export function criteriaErrors(filled: FilledCriteria, todayAt: TodayAt = somewhere): CriteriaError[] {
  if (filled.trip === 'multi-city')
    return filled.legs.flatMap((flight, leg) => {
      const day = todayAt(flight.from);
      const kinds = flightErrors(flight, day);
      const before = filled.legs
        .slice(0, leg)
        .map(({ date }) => date ?? '')
        .reduce((a, b) => (a > b ? a : b), '');
      if (flight.date && flight.date >= day && flight.date < before) kinds.push('leg-early');
      return kinds.map((kind) => ({ kind, leg }));
    });
  const kinds = flightErrors({ from: filled.from, to: filled.to, date: filled.depart }, todayAt(filled.from));
  if (filled.trip === 'round-trip' && filled.return < filled.depart) kinds.push('return-early');
  return kinds.map((kind) => ({ kind, leg: 0 }));
}
