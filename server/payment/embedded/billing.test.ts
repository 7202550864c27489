import { beforeEach, describe, expect, it } from 'vitest';
import { createEmbeddedGateway, type GatewayEntry, IdempotencyMismatch } from '..';
import { type Outcome, tokenOf } from './cards';

const { signal } = new AbortController();
const call = (idempotencyKey: string) => ({ idempotencyKey, signal });
const amount = { amount: 118_800, currency: 'USD' };
let time: Date;
let entries: GatewayEntry[];
let gateway: ReturnType<typeof createEmbeddedGateway>['gateway'];
const open = () => createEmbeddedGateway({ journal: { entries }, clock: { now: () => time } }).gateway;
beforeEach(() => {
  time = new Date('2027-01-01T00:00:00Z');
  entries = [];
  gateway = open();
});

const save = (outcome: Outcome, key = 'save', expiry = '1230') =>
  gateway.billing!.saveCard(
    {
      payer: 'agency',
      email: 'o@a.example',
      token: tokenOf(outcome, 'visa', '4242', 'abcdef0123456789', expiry),
      returnUrl: '/pricing?verify=1',
    },
    call(key),
  );
const saved = async (outcome: Outcome, expiry?: string) => {
  const answer = await save(outcome, 'save', expiry);
  if (answer.kind !== 'saved') throw new Error(answer.kind);
  return answer.card;
};
const charge = (card: string, key: string, returnUrl?: string, payer = 'agency') =>
  gateway.billing!.charge(
    { payer, card, amount, description: 'Subscription', ...(returnUrl ? { returnUrl } : {}) },
    call(key),
  );
const answer = async (url: string, result: 'confirmed' | 'refused') => {
  const id = new URL(url, 'http://localhost').searchParams.get('id')!;
  return { asked: await gateway.challenge(id), next: await gateway.answerChallenge(id, result) };
};

describe('a kept card', () => {
  it('SEC-40 is kept without its number, until the month that was typed', async () => {
    expect(await saved('success')).toMatchObject({
      brand: 'visa',
      last4: '4242',
      expires: { month: 12, year: 2030 },
    });
    expect(JSON.stringify(entries)).not.toContain('4242424242424242');
  });

  it.each([
    ['declined', 'declined'],
    ['insufficient', 'insufficient-funds'],
    ['expired', 'expired-card'],
  ] as const)('that is %s is not kept', async (outcome, code) => {
    expect(await save(outcome)).toMatchObject({ kind: 'declined', code });
  });

  it('is charged once for a key, whoever asks how often, and after a restart', async () => {
    const card = await saved('success');
    const first = await charge(card.ref, 'k1');
    expect(await charge(card.ref, 'k1')).toEqual(first);
    gateway = open();
    expect(await gateway.billing!.lookupCharge('k1')).toEqual(first);
    expect(await gateway.billing!.lookupSave('save')).toEqual({ kind: 'saved', card });
    expect(entries.filter(({ type }) => type === 'charge')).toHaveLength(1);
    await expect(charge(card.ref, 'k1', '/x')).rejects.toThrow(IdempotencyMismatch);
    expect(await gateway.billing!.lookupCharge('k2')).toEqual({ kind: 'absent' });
  });

  it('asks its holder once when it is kept, and is charged without him afterwards', async () => {
    const asked = await save('authenticate');
    if (asked.kind !== 'action-required') throw new Error(asked.kind);
    const { asked: question, next } = await answer(asked.url, 'confirmed');
    expect(question).toMatchObject({ amount: null, open: true, card: { last4: '4242' } });
    expect(next).toBe('/pricing?verify=1');
    const known = await gateway.billing!.lookupSave('save');
    if (known.kind !== 'saved') throw new Error(known.kind);
    expect((await charge(known.card.ref, 'k1')).kind).toBe('charged');
  });

  it('whose holder refuses is not kept, and the first answer counts', async () => {
    const asked = await save('authenticate');
    if (asked.kind !== 'action-required') throw new Error(asked.kind);
    await answer(asked.url, 'refused');
    await answer(asked.url, 'confirmed');
    expect(await gateway.billing!.lookupSave('save')).toMatchObject({ code: 'authentication-failed' });
  });

  it('that asks at a renewal is declined without its holder, and charged with him', async () => {
    const card = await saved('absentasks');
    expect(await charge(card.ref, 'alone')).toMatchObject({ code: 'authentication-required' });
    const asked = await charge(card.ref, 'there', '/settings/payment');
    if (asked.kind !== 'action-required') throw new Error(asked.kind);
    expect((await answer(asked.url, 'confirmed')).asked).toMatchObject({ amount });
    expect((await gateway.billing!.lookupCharge('there')).kind).toBe('charged');
  });

  it('that is declined at renewals alone is', async () => {
    const card = await saved('absentdeclined');
    expect((await charge(card.ref, 'there', '/pricing')).kind).toBe('charged');
    expect(await charge(card.ref, 'alone')).toMatchObject({ kind: 'declined', code: 'declined' });
  });

  it('with a late bank is unknown first, and charged when looked up later', async () => {
    const card = await saved('late');
    expect((await charge(card.ref, 'k')).kind).toBe('unknown');
    time = new Date(time.getTime() + 60_000);
    expect((await gateway.billing!.lookupCharge('k')).kind).toBe('charged');
  });

  it('is charged in the month that it ends in, and not in the next', async () => {
    const card = await saved('success', '0127');
    expect((await charge(card.ref, 'january')).kind).toBe('charged');
    time = new Date('2027-02-01T00:00:00Z');
    expect(await charge(card.ref, 'february')).toMatchObject({ code: 'expired-card' });
  });

  it('is charged for its own payer only, and not once it is forgotten', async () => {
    const card = await saved('success');
    expect((await charge(card.ref, 'foreign', undefined, 'other')).kind).toBe('declined');
    await gateway.billing!.forgetCard(card.ref, call('forget'));
    expect((await charge(card.ref, 'gone')).kind).toBe('declined');
  });

  it('gives back no more than was charged, once for a key', async () => {
    const card = await saved('success');
    const paid = await charge(card.ref, 'k1');
    if (paid.kind !== 'charged') throw new Error(paid.kind);
    const refund = (key: string) => gateway.billing!.refund(paid.paymentRef, amount, call(key));
    expect(await refund('r1')).toEqual({ kind: 'done' });
    expect(await refund('r1')).toEqual({ kind: 'done' });
    expect((await refund('r2')).kind).toBe('refused');
  });

  it('is none of the payments of bookings', async () => {
    await charge((await saved('success')).ref, 'k1');
    expect(await gateway.payments!(new Date(0))).toEqual([]);
  });
});
