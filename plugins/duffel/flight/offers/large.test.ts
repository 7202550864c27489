import { describe, expect, it } from 'vitest';
import type { SupplierAnswer } from '@/plugins/flight/face/port';
import { searchFor } from '../testing/adapter';
import { type Adapter, eachWithDuffel } from '../testing/each-test';
import type { FakeDuffel } from '../testing/fake';
import type { Json } from '../testing/world';
import { airlinesMs } from './offer-request';

let fake: FakeDuffel;
let duffel: Adapter;
const { clock, signal } = eachWithDuffel((made) => ({ fake, duffel } = made));

/** A search whose one fare is sold so many times, each a little dearer and as large as airlines' offers are. */
function crowdOf(count: number, bytes = 0): void {
  fake.crowd = (offer: Json) =>
    String(offer['id']).endsWith('Light')
      ? Array.from({ length: count }, (_, index) => ({
          ...offer,
          id: `${String(offer['id'])}${index}`,
          total_amount: `${100 + index}.00`,
          padding: 'x'.repeat(bytes),
        }))
      : [];
}
const totals = ({ offers }: Pick<SupplierAnswer, 'offers'>) =>
  offers.map(({ base, taxes }) => (base.amount + taxes.amount) / 100);
const search = (maxResults: number, tell?: (part: SupplierAnswer) => void) =>
  duffel.search(searchFor({ preferences: { responseOptions: { maxResults } } }), {
    signal,
    ...(tell ? { tell } : {}),
  });

describe('a search that finds thousands', () => {
  it('of 3,000 offers of 38 MiB sells the cheapest, as many as are wanted, and reads no more pages than that takes', async () => {
    crowdOf(3_000, 12_500);
    const found = totals(await search(500));
    expect(found).toEqual(Array.from({ length: 500 }, (_, index) => 100 + index));
    expect(fake.count('offers')).toBe(3);
    expect(fake.calls[2]!.path).toContain('after=page_200');
  });

  it('tells each page the moment it is there, and nothing twice', async () => {
    crowdOf(450);
    const told: number[] = [];
    const answer = await search(1_000, (part) => void told.push(part.offers.length));
    expect(told).toEqual([200, 200, 50]);
    expect(answer.offers).toEqual([]);
  });

  it('sells what came when a page does not, and says so in the log', async () => {
    crowdOf(600);
    fake.fail('offers', null, 'limited');
    expect(totals(await search(1_000))).toHaveLength(200);
    expect(duffel.logged.join()).toContain('"page":1');
  });

  it('fails when not even the first page comes', async () => {
    fake.fail('offers', 'limited');
    await expect(search(10)).rejects.toMatchObject({ name: 'SupplierError', reason: 'failed' });
  });

  it('ends with a list that does not', async () => {
    crowdOf(20_000);
    expect(totals(await search(1_000))).toHaveLength(1_000);
    fake.crowd = (offer) => [offer];
    fake.turn = () => 'page_0';
    await search(1_000);
    expect(fake.count('offers')).toBeLessThan(10);
  });

  it('gives airlines what is left of its time, within what Duffel takes', async () => {
    expect([undefined, 500, 6_000, 12_000, 500_000].map(airlinesMs)).toEqual([
      10_000, 2_000, 4_000, 10_000, 60_000,
    ]);
    await duffel.search(searchFor(), { signal, withinMs: 7_000 });
    expect(fake.calls[0]!.path).toContain('supplier_timeout=5000');
  });

  it('leaves out what has expired before it could be read', async () => {
    fake.edit = (offer) => ({ ...offer, expires_at: clock.now().toISOString() });
    expect((await search(10)).offers).toEqual([]);
  });

  it('says in the log how many could not be read, and where the first goes wrong, never what it says', async () => {
    fake.edit = (offer) =>
      String(offer['id']).endsWith('Flex') ? { ...offer, slices: [{ segments: [{ id: 'secret' }] }] } : offer;
    expect((await search(10)).offers).toHaveLength(2);
    const [line] = duffel.logged;
    expect(line).toContain('"unread":1');
    expect(line).toContain('slices.0.segments.0.departing_at');
    expect(line).not.toContain('secret');
  });

  it.each([
    ['a null condition', { conditions: { change_before_departure: { allowed: null } } }],
    ['conditions of another kind', { conditions: 'flexible' }],
    ['numbers for words', { tax_amount: 12, private_fares: 'none', supported_loyalty_programmes: null }],
    ['payment terms of another kind', { payment_requirements: [] }],
    ['services in a search', { available_services: { none: true } }],
  ])('loses nothing by %s', async (_, spoilt) => {
    fake.edit = (offer) => ({ ...offer, ...spoilt });
    expect((await search(10)).offers).toHaveLength(3);
  });
});
