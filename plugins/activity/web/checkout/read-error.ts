import { ApiError, saidBy } from '@/core/api/error';
import { outcomeOfError, type Outcome } from '@/core/selling/checkout/pay/outcome';
import { activityRefusals } from '../../contract/refusals';

/** Of the whole booking, by where the server has them. */
const OF_TOUR = /^(pickup|tourLanguage|specialRequests)(\.|$)/;

/** Where the form has a field that the server names. */
export function formPathOf(path: string): string {
  const own = path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .replace(/^body\./, '')
    .replace(/^guests\./, '');
  if (own === 'email' || own === 'phone') return `contact.${own}`;
  const ofTour = OF_TOUR.exec(own);
  if (ofTour) return `tour.${ofTour[1]}`;
  if (own === 'arrival' || own === 'departure') return `${own}.mode`;
  // A measure is one field, and so is what stands among the fields of a mode.
  return own
    .replace(/^(arrival|departure)\.fields\./, '$1.')
    .replace(/\.(weight|height)\.(value|unit)$/, '.$1');
}

/** A rejected call: fields of the form, or a day that has become full. Null for every other failure, which is read as everywhere. */
export function readBookingError(error: unknown): Outcome | null {
  if (error instanceof ApiError && error.reason === activityRefusals.notOnDate.reason)
    return { kind: 'gone', ...saidBy(error) };
  const outcome = outcomeOfError(error);
  if (outcome.kind !== 'fields') return null;
  return { ...outcome, fields: outcome.fields.map((field) => ({ ...field, path: formPathOf(field.path) })) };
}
