import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSigned, orderIn } from './webhook';

const now = new Date('2027-01-10T12:00:00Z');
const seconds = now.getTime() / 1000;
const body = Buffer.from('{"id":"wev_1","type":"order.created"}');
const sign = (time: number, secret = 'secret', of: Uint8Array = body) =>
  createHmac('sha256', secret).update(`${time}.`).update(of).digest('hex');
const check = (header: string | null, of: Uint8Array = body) => isSigned(header, of, 'secret', now);

it('SEC-41 takes what Duffel has signed lately, in any version of its API', () => {
  expect(check(`t=${seconds},v1=${sign(seconds)}`)).toBe(true);
  expect(check(`t=${seconds}, v2=${sign(seconds)}`)).toBe(true);
  expect(check(`t=${seconds},v1=${sign(seconds, 'other')},v2=${sign(seconds)}`)).toBe(true);
  expect(check(`t=${seconds - 299},v2=${sign(seconds - 299)}`)).toBe(true);
});

it.each([
  ['nothing', null],
  ['no signature', `t=${seconds}`],
  ['no time', `v2=${sign(seconds)}`],
  ['another time', `t=${seconds + 1},v2=${sign(seconds)}`],
  ['another secret', `t=${seconds},v2=${sign(seconds, 'other')}`],
  ['an old signature', `t=${seconds - 301},v2=${sign(seconds - 301)}`],
  ['one of the future', `t=${seconds + 301},v2=${sign(seconds + 301)}`],
  ['half a signature', `t=${seconds},v2=${sign(seconds).slice(0, 32)}`],
  ['another name', `t=${seconds},x=${sign(seconds)}`],
])('SEC-41 takes nothing else: %s', (_, header) => {
  expect(check(header)).toBe(false);
});

it('SEC-41 takes no other body', () => {
  expect(check(`t=${seconds},v2=${sign(seconds)}`, Buffer.from('{}'))).toBe(false);
});

it('knows which order an event is about', () => {
  expect(orderIn({ id: 'ord_1' })).toBe('ord_1');
  expect(orderIn({ id: 'aic_1', order_id: 'ord_2' })).toBe('ord_2');
  for (const object of [null, 'ord_1', {}, { id: 7 }, { id: '../ord_1' }, { order_id: 'bok_1' }])
    expect(orderIn(object)).toBeNull();
});
