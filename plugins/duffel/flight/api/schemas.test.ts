import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { answerScheduleChange } from '@/plugins/flight/contract';
import { openOffer, sealOffer } from '../offers/offer-id';
import { orderIn } from '../webhook';
import { Change, OfferRequest } from './schemas';

const long = (prefix: string) => `${prefix}${'a'.repeat(200 - prefix.length)}`;

it('ids of Duffel are read that are as long as those of stays and cars, and leave nothing else through', () => {
  const secret = 's'.repeat(32);
  const duffelId = long('off_');
  expect(openOffer(sealOffer({ duffelId, routeType: 'One Way' }, secret), secret).duffelId).toBe(duffelId);
  expect(orderIn({ id: long('ord_') })).toBe(long('ord_'));
  expect(z.safeParse(OfferRequest, { id: long('orq_') }).success).toBe(true);
  expect(z.safeParse(OfferRequest, { id: '../orders' }).success).toBe(false);
  const change = { id: long('aic_'), created_at: '2027-01-01T00:00:00Z', added: [], removed: [] };
  expect(z.safeParse(Change, change).success).toBe(true);
  const answer = { bookingId: '00000000-0000-4000-8000-000000000000', changeId: change.id, answer: 'accept' };
  expect(z.safeParse(answerScheduleChange.body, answer).error?.issues ?? []).toEqual([]);
});
