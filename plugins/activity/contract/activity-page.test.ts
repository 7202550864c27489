import { saidOf } from '@/core/contract/refusal';
import { describe, expect, it } from 'vitest';
import {
  ActivityCapacity,
  ActivityQuestions,
  ActivityRefund,
  checkAvailability,
  getActivity,
  getActivityLocations,
  getAvailableDates,
} from './activity-page';
import { missingAnswers, type Questions } from './questions';
import { refundPercent, type RefundPolicy, STANDARD_REFUND } from './refund';
import { type Capacity, checkTravelers } from './travelers';

describe('an availability check', () => {
  const asked = { productCode: 'lis-12', date: '2027-03-10', travelers: { ADULT: 2, CHILD: 1 } };
  const said = (change: object) =>
    checkAvailability.body
      .safeParse({ ...asked, ...change })
      .error?.issues.map(({ message }) => saidOf(message).message);

  it('R330 takes an activity, a day and who takes part', () => {
    expect(said({})).toBeUndefined();
    expect(checkAvailability.path).toBe('/api/activities/availability/check');
  });

  it('R327 needs a day and at least one', () => {
    expect(said({ date: undefined })).toEqual(['Please select a date']);
    expect(said({ date: '2027-02-29' })).toEqual(['Please select a date']);
    expect(said({ travelers: {} })).toEqual(['Please select at least one traveler']);
    expect(said({ travelers: { ADULT: 0, CHILD: 0 } })).toEqual(['Please select at least one traveler']);
  });

  it('R329 takes no other category, no part of a person and no negative one', () => {
    for (const travelers of [{ DOG: 1 }, { ADULT: 1.5 }, { ADULT: -1, CHILD: 3 }, { ADULT: 101 }])
      expect(said({ travelers }), JSON.stringify(travelers)).toBeDefined();
  });
});

describe('the page of an activity', () => {
  it('R325 R326 is asked for at the addresses of the specification', () => {
    expect([getActivity, getActivityLocations, getAvailableDates].map(({ path }) => path)).toEqual([
      '/api/activities/details/{id}',
      '/api/activities/locations/{id}',
      '/api/activities/availableDates/{id}',
    ]);
  });

  it('says in the wire’s shapes what the rules are asked with', () => {
    const refund: RefundPolicy = ActivityRefund.parse(STANDARD_REFUND);
    const at = { start: 86_400_000, now: 0, startDay: '1970-01-02', today: '1970-01-01' };
    expect(refundPercent(refund, at)).toBe(100);
    expect(ActivityRefund.safeParse({ kind: 'weeks' }).success).toBe(false);

    const capacity: Capacity = ActivityCapacity.parse({
      ...{ min: 1, max: 15, needsAdult: false },
      bands: [{ category: 'TRAVELER', fromAge: 0, toAge: 99, min: 0, max: 15 }],
    });
    expect(checkTravelers({ TRAVELER: 16 }, capacity)).toEqual({ problem: 'tooMany', most: 15 });

    const questions: Questions = ActivityQuestions.parse({
      booking: { pickup: true },
      traveler: {},
      modes: ['AIRPORT'],
    });
    expect(missingAnswers(questions, { travelers: [] })).toEqual([{ of: 'booking', question: 'pickup' }]);
    expect(ActivityQuestions.safeParse({ booking: { shoes: true }, traveler: {}, modes: [] }).success).toBe(
      false,
    );
  });
});
