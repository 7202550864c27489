import { expect, it } from 'vitest';
import type { BookingRecord } from '../../ports/booking';
import { MemoryStore } from '../testing/memory-store';
import { callerOf, makeWorld } from '../testing/world';
import { sendConfirmation } from './send-confirmation';

/** The kinds of lines that a letter was drawn from, and whether it was told what the agency pays. */
const seenIn = ({ price }: BookingRecord) => [
  price.lines.map(({ kind }) => kind).join(' '),
  'staff' in price,
];
const TRAVELLERS = ['base taxes fee', false];

async function drawnOf() {
  const world = await makeWorld(new MemoryStore());
  const drawn: [string, unknown[]][] = [];
  const { confirmationMail, noticeMail } = world.product;
  Object.assign(world.product, {
    confirmationMail: (record: BookingRecord, agency: typeof world.agency) => {
      drawn.push(['confirmation', seenIn(record)]);
      return confirmationMail!(record, agency);
    },
    noticeMail: (notice: 'cancelled', record: BookingRecord, agency: typeof world.agency) => {
      drawn.push([notice, seenIn(record)]);
      return noticeMail!(notice, record, agency);
    },
  });
  const caller = callerOf(world.agency);
  const staff = { ...caller, user: { ...caller.user, isStaff: true } };
  return { world, staff, drawn };
}

it('SEC-35 letters are drawn from the traveller’s price, also of what staff books and cancels', async () => {
  const { world, staff, drawn } = await drawnOf();
  const { bookingId } = await world.engine.start(staff, 'thing', await world.order(staff));
  const { penalty } = await world.engine.cancelPenalty(staff, bookingId);
  await world.engine.cancel(staff, bookingId, penalty);
  expect(drawn).toEqual([
    ['confirmation', TRAVELLERS],
    ['cancelled', TRAVELLERS],
  ]);
});

it('SEC-35 whoever bought it reads the traveller’s price, and the staff alone what the agency pays', async () => {
  const { world, staff } = await drawnOf();
  const traveller = callerOf(world.agency);
  const { bookingId } = await world.engine.start(traveller, 'thing', await world.order(traveller));
  expect(seenIn((await world.engine.find(traveller, bookingId))!)).toEqual(TRAVELLERS);
  expect((await world.engine.find(staff, bookingId))!.price.staff?.wholesale.amount).toBe(44_999);
});

it('SEC-35 so is a confirmation that staff sends once more', async () => {
  const { world, staff, drawn } = await drawnOf();
  const { bookingId } = await world.engine.start(staff, 'thing', await world.order(staff));
  const record = (await world.engine.find(staff, bookingId))!;
  expect(seenIn(record)).toEqual(['base taxes markup fee', true]);
  const sent: unknown[] = [];
  const sender = {
    ...staff,
    tenant: (work: (tx: never) => Promise<void>) => work({} as never),
    services: {
      mail: { send: async (_: unknown, mail: unknown) => void sent.push(mail) },
      audit: { record: async () => {} },
    },
  };
  await sendConfirmation(sender as never, world.product, record);
  expect(drawn.at(-1)).toEqual(['confirmation', TRAVELLERS]);
  expect(sent).toMatchObject([{ to: 'ana@example.com', bookingId }]);
});
