// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { requestRefusals } from '@/core/contract/refusals/request';
import { serverErrors } from '@/core/forms/rules';
import { tryForm } from '@/core/testing/checkout';
import { refusal } from '@/core/testing/refusal';
import { activityRefusals } from '../../contract/refusals';
import { ASKING } from '../testing/fixtures';
import { anOffer, aQuote } from '../testing/fixtures-booked';
import ActivityCheckout from './ActivityCheckout';
import { readBookingError } from './read-error';

describe('what the server finds wrong', () => {
  const offer = anOffer({ activity: ASKING, travelers: { CHILD: 1, ADULT: 1 } });
  const form = tryForm(ActivityCheckout, aQuote({ offer }));
  const ways = { 'guests.arrival.mode': 'AIRPORT', 'guests.departure.mode': 'PORT' };
  const paths = form.rules.paths(form.with(ways));
  const told = (path: string) => {
    const fields = [{ path, message: 'no' }];
    const outcome = readBookingError(refusal(422, 'INVALID_REQUEST', requestRefusals.invalid, { fields }));
    return outcome?.kind === 'fields' ? Object.keys(serverErrors(paths, outcome.fields)) : null;
  };

  it.each([
    ['guests.travelers.1.lastName', 'guests.travelers.1.lastName'],
    ['body.guests.travelers[0].weight.value', 'guests.travelers.0.weight'],
    ['guests.travelers.0.height', 'guests.travelers.0.height'],
    ['guests.email', 'guests.email'],
    ['guests.pickup', 'guests.pickup'],
    ['guests.pickup.point', 'guests.pickup'],
    ['guests.tourLanguage.language', 'guests.tourLanguage'],
    ['guests.specialRequests', 'guests.specialRequests'],
    ['guests.arrival', 'guests.arrival.mode'],
    ['guests.arrival.mode', 'guests.arrival.mode'],
    ['guests.arrival.fields.airline', 'guests.arrival.fields.airline'],
    ['guests.departure.fields.boardingTime', 'guests.departure.fields.boardingTime'],
  ])('at %s stands at %s', (path, own) => {
    expect(told(path)).toEqual([own]);
  });

  it('is read as everywhere where it is nothing of these', () => {
    expect(readBookingError(refusal(502, 'UPSTREAM_FAILED', requestRefusals.failed))).toBeNull();
  });

  it('may be a day without room, which is no booking that was sent before', () => {
    expect(readBookingError(refusal(409, 'CONFLICT', activityRefusals.notOnDate))).toMatchObject({
      kind: 'gone',
    });
  });
});
