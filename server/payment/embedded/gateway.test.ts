import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmbeddedGateway, IdempotencyMismatch, isOwnPath, type GatewayEntry } from '..';
import { tokenOf, type Outcome } from './cards';

const signal = new AbortController().signal;
const call = (idempotencyKey: string) => ({ idempotencyKey, signal });
const eur = (amount: number) => ({ amount, currency: 'EUR' });
let time = new Date('2027-01-01T00:00:00Z');
const clock = { now: () => time };
const order = (outcome: Outcome, amount = 10_000) => ({
  agencyId: 'agency',
  token: tokenOf(outcome, 'visa', '4242', 'abcdef0123456789'),
  amount: eur(amount),
  description: 'Trip',
  returnUrl: '/mytrip',
});

let entries: GatewayEntry[];
let gateway: ReturnType<typeof createEmbeddedGateway>['gateway'];
let routes: ReturnType<typeof createEmbeddedGateway>['routes'];
beforeEach(() => {
  entries = [];
  time = new Date('2027-01-01T00:00:00Z');
  ({ gateway, routes } = createEmbeddedGateway({ journal: { entries }, clock }));
});

const authorised = async (key: string, amount = 10_000) => {
  const answer = await gateway.authorise(order('success', amount), call(key));
  if (answer.kind !== 'authorised') throw new Error(answer.kind);
  return answer.paymentRef;
};

describe('tokens', () => {
  it('a token that the fields never made is declined', async () => {
    const answer = await gateway.authorise({ ...order('success'), token: '4242424242424242' }, call('k'));
    expect(answer).toMatchObject({ kind: 'declined', code: 'declined' });
    expect(JSON.stringify(entries)).not.toContain('4242424242424242');
  });
});

describe('idempotency', () => {
  it('refuses changed parameters under an old key', async () => {
    const ref = await authorised('a');
    await expect(gateway.authorise(order('success', 9_999), call('a'))).rejects.toThrow(IdempotencyMismatch);
    await gateway.capture(ref, eur(10_000), call('c'));
    await expect(gateway.capture(ref, eur(1), call('c'))).rejects.toThrow(IdempotencyMismatch);
  });

  it('replays a refusal too', async () => {
    const ref = await authorised('a');
    const refused = await gateway.capture(ref, eur(10_001), call('c'));
    expect(refused.kind).toBe('refused');
    expect(await gateway.capture(ref, eur(10_001), call('c'))).toEqual(refused);
  });
});

describe('challenge', () => {
  const start = async () => {
    const answer = await gateway.authorise(order('authenticate'), call('k'));
    if (answer.kind !== 'action-required') throw new Error(answer.kind);
    return answer.url;
  };
  const send = (id: string | null, answer: string) =>
    routes.request('/challenge', { method: 'POST', body: new URLSearchParams({ id: id ?? '', answer }) });
  const idOf = (url: string) => new URL(url, 'http://x').searchParams.get('id');

  it.each([
    ['confirmed', 'authorised'],
    ['refused', 'declined'],
  ])('%s by the payer is %s, and the first answer counts', async (answer, kind) => {
    const url = await start();
    const page = await routes.request(url.replace('/gateway', ''));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('€100.00');
    const response = await send(idOf(url), answer);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/mytrip']);
    expect((await gateway.lookup('k')).kind).toBe(kind);
    await send(idOf(url), answer === 'confirmed' ? 'refused' : 'confirmed');
    expect((await gateway.lookup('k')).kind).toBe(kind);
    expect(await (await routes.request(url.replace('/gateway', ''))).text()).toContain(
      'This payment has been answered',
    );
  });

  it('knows no other ids, and says so in plain words', async () => {
    for (const id of ['', 'chl_00', `chl_${'0'.repeat(32)}`, '<script>']) {
      const response = await routes.request(`/challenge?id=${encodeURIComponent(id)}`);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('<script>');
      expect((await send(id, 'confirmed')).status).toBe(404);
    }
  });

  it('SEC-20 whatever comes from elsewhere is text on its page, in what is said and in the way back', async () => {
    const asked = await gateway.authorise(
      {
        ...order('authenticate'),
        description: `"Ana's" <b>Travel</b> & Co`,
        returnUrl: `/mytrip?q="'><script>`,
      },
      call('quoted'),
    );
    if (asked.kind !== 'action-required') throw new Error(asked.kind);
    const at = asked.url.replace('/gateway', '');
    const open = await (await routes.request(at)).text();
    expect(open).toContain('&#34;Ana&#39;s&#34; &#60;b&#62;Travel&#60;/b&#62; &#38; Co');
    expect(open).not.toMatch(/<b>|<script/);
    await send(idOf(asked.url), 'confirmed');
    const closed = await (await routes.request(at)).text();
    expect(closed).toContain('href="/mytrip?q=&#34;&#39;&#62;&#60;script&#62;"');
    expect(closed).not.toContain('<script');
  });

  it('SEC-20 no other page may frame it, open or closed', async () => {
    const url = await start();
    for (const path of [url.replace('/gateway', ''), '/challenge?id=chl_0']) {
      const { headers } = await routes.request(path);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'nonce-[^']+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
      );
    }
  });

  it('SEC-42 reads no more of an answer than one has', async () => {
    const url = await start();
    const body = new URLSearchParams({ id: idOf(url)!, answer: 'confirmed', more: 'a'.repeat(4_096) });
    const sent = await routes.request('/challenge', { method: 'POST', body });
    expect(sent.status).toBeGreaterThanOrEqual(400);
    expect((await gateway.lookup('k')).kind).toBe('action-required');
  });

  it('SEC-12 returns to paths of the own site only', async () => {
    const evil = [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/%2f%2fevil.example',
      '/%5cevil',
      '/\tx',
      'javascript:alert(1)',
      '',
      '/%',
    ];
    for (const returnUrl of evil) {
      expect([returnUrl, isOwnPath(returnUrl)]).toEqual([returnUrl, false]);
      await expect(gateway.authorise({ ...order('success'), returnUrl }, call(returnUrl))).rejects.toThrow(
        TypeError,
      );
    }
    for (const own of ['/booknow/flights?bookingId=1&x=a+b', '/hotels?place=S%C3%A3o', '/x?of=a%252Fb'])
      expect([own, isOwnPath(own)]).toEqual([own, true]);
  });
});

describe('money', () => {
  it('INV-2 INV-4 of what was taken in part no more is returned than was taken', async () => {
    const ref = await authorised('a');
    expect((await gateway.capture(ref, eur(6_000), call('c'))).kind).toBe('done');
    expect((await gateway.refund(ref, eur(6_001), call('r1'))).kind).toBe('refused');
    expect((await gateway.refund(ref, eur(2_000), call('r2'))).kind).toBe('done');
    expect((await gateway.refund(ref, eur(4_001), call('r3'))).kind).toBe('refused');
    expect((await gateway.refund(ref, eur(4_000), call('r4'))).kind).toBe('done');
    expect(await gateway.payments!(new Date(0))).toMatchObject([{ captured: 6_000, refunded: 6_000 }]);
  });
});

describe('pages', () => {
  it('SEC-20 each answer brings its own nonce and allows nothing else', async () => {
    const first = await routes.request('/fields');
    const second = await routes.request('/fields');
    const policy = first.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(await first.text()).toContain(`<script nonce="${nonce}">`);
    expect(second.headers.get('content-security-policy')).not.toBe(policy);
  });
});

describe('journal on disk', () => {
  let dir: string;
  beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'gateway-'))));
  afterEach(() => rmSync(dir, { recursive: true }));
  const open = () => createEmbeddedGateway({ journal: { dir }, clock }).gateway;

  it('INV-7 a gateway that starts again knows everything it answered', async () => {
    const answer = await open().authorise(order('success'), call('k'));
    expect(await open().lookup('k')).toEqual(answer);
    expect(await open().lookup('other')).toEqual({ kind: 'absent' });
  });

  it('INV-7 drops the half line of a killed process and goes on', async () => {
    await open().authorise(order('success'), call('k'));
    appendFileSync(join(dir, 'gateway.jsonl'), '{"type":"authorise","key":"half');
    const again = open();
    await again.authorise(order('declined'), call('l'));
    const lines = readFileSync(join(dir, 'gateway.jsonl'), 'utf8').trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { key: string }).key)).toEqual(['k', 'l']);
  });

  it('INV-1 two gateways on one journal still answer one key once', async () => {
    const both = [open(), open()];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => both[index % 2]!.authorise(order('success'), call('k'))),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(readFileSync(join(dir, 'gateway.jsonl'), 'utf8').trim().split('\n')).toHaveLength(1);
  });
});
