import { expect, it } from 'vitest';
import { seedBooking } from '../../testing/bookings';
import { testServer } from '../../testing/harness';
import { lookingAgain, untilNextLook } from './look-again';

const now = new Date('2027-03-01T00:00:00Z');

it.each([
  ['2027-06-01', 7 * 24],
  ['2027-04-01T10:00', 7 * 24],
  ['2027-03-31', 24],
  ['2027-03-05', 24],
  ['2027-03-04', 6],
  ['2027-03-01', 6],
  ['2027-02-28', 6],
])('what starts on %s is looked at again after %i hours', (startsAt, hours) =>
  expect(untilNextLook(startsAt, now)).toBe(hours * 3_600_000),
);

it('a booking is looked at in its turn until its day is over everywhere, the next to start first', async () => {
  const { agencies, db, server, close } = await testServer();
  const { id: agencyId, users } = agencies['alpha']!;
  for (const starts_at of ['2027-03-02', '2027-03-01', '2027-02-28']) {
    const at = { agencyId, userId: users['client']!, product: 'boats', canary: `boat-${starts_at}`, now };
    await seedBooking(db, at, { starts_at });
  }
  const looks = async (time: string) => {
    const asked: string[] = [];
    const isCancelled = async (ref: string) => asked.push(ref) === 0;
    await lookingAgain('boats', () => ({ lookedAt: [{ orders: 'boat-', isCancelled }] })).run({
      ...server.services,
      clock: { now: () => new Date(`2027-03-02T${time}Z`) },
    });
    return asked;
  };
  expect(await looks('11:59:00')).toEqual(['boat-2027-03-01', 'boat-2027-03-02']);
  expect(await looks('12:10:00')).toEqual([]);
  expect(await looks('18:10:00')).toEqual(['boat-2027-03-02']);
  await close();
});
