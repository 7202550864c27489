import { describe, expect, it } from 'vitest';
import { requestRefusals } from '@/core/contract/refusals/request';
import { refusal } from '@/core/testing/refusal';
import { activityRefusals } from '../../contract/refusals';
import { formPathOf, readBookingError } from './read-error';

describe('what the server finds wrong', () => {
  it.each([
    ['guests.travelers.1.lastName', 'travelers.1.lastName'],
    ['body.guests.travelers[0].weight.value', 'travelers.0.weight'],
    ['guests.travelers.0.height', 'travelers.0.height'],
    ['guests.email', 'contact.email'],
    ['guests.pickup', 'tour.pickup'],
    ['guests.pickup.point', 'tour.pickup'],
    ['guests.tourLanguage.language', 'tour.tourLanguage'],
    ['guests.specialRequests', 'tour.specialRequests'],
    ['guests.arrival', 'arrival.mode'],
    ['guests.arrival.mode', 'arrival.mode'],
    ['guests.departure.fields.boardingTime', 'departure.boardingTime'],
  ])('at %s stands at %s', (path, own) => {
    expect(formPathOf(path)).toBe(own);
  });

  it('is shown at the fields of the form', () => {
    const fields = [{ path: 'guests.arrival.fields.airline', message: 'Airline is required' }];
    const refused = refusal(422, 'INVALID_REQUEST', requestRefusals.invalid, { fields });
    expect(readBookingError(refused)).toMatchObject({
      kind: 'fields',
      fields: [{ path: 'arrival.airline' }],
    });
    expect(readBookingError(refusal(502, 'UPSTREAM_FAILED', requestRefusals.failed))).toBeNull();
  });

  it('may be a day without room, which is no booking that was sent before', () => {
    expect(readBookingError(refusal(409, 'CONFLICT', activityRefusals.notOnDate))).toMatchObject({
      kind: 'gone',
    });
  });
});
