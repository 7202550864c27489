// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentInput } from '@/core/contract/bookings/booking';
import { fieldsPage } from './page';

/** What the page around the frame hears. */
let heard: Record<string, unknown>[] = [];
const hear = () =>
  vi.spyOn(window, 'postMessage').mockImplementation(((message: never) => heard.push(message)) as never);

const input = (id: string) => document.getElementById(id) as HTMLInputElement;
function type(id: string, text: string) {
  input(id).value = text;
  input(id).dispatchEvent(new Event('input'));
  input(id).dispatchEvent(new Event('blur'));
}
const ask = (message: object) =>
  window.dispatchEvent(
    new MessageEvent('message', { data: message, source: window, origin: location.origin }),
  );
const CARD = { number: '5555 5555 5555 4444', expiry: '12 / 39', code: '737', name: 'Ana Silva' };

beforeAll(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  document.write(fieldsPage('n').replace(/<script[^]*<\/script>/, ''));
  hear();
  await import('./frame');
  vi.restoreAllMocks();
});
beforeEach(() => {
  heard = [];
  hear();
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as Uint8Array).fill(0xab);
    return bytes;
  });
});
afterEach(() => vi.restoreAllMocks());

describe('the page around the card fields', () => {
  it('G101 hears a token, the brand and four digits, and neither number nor code', () => {
    const stored = vi.spyOn(Storage.prototype, 'setItem');
    for (const [field, text] of Object.entries(CARD)) type(field, text);
    ask({ type: 'caravel:check' });
    ask({ type: 'caravel:tokenise', requestId: 'r-1' });
    expect(heard.at(-1)).toEqual({
      type: 'caravel:token',
      requestId: 'r-1',
      token: 'tok_test_success_mastercard_4444_1239_abababababababababababab',
      card: { brand: 'mastercard', last4: '4444' },
    });
    expect(heard.map(({ type: said }) => said)).toEqual(
      expect.arrayContaining(['caravel:change', 'caravel:error', 'caravel:token']),
    );
    expect(JSON.stringify(heard).replaceAll(' ', '')).not.toMatch(/5{5}|737|AnaSilva/);
    expect(stored).not.toHaveBeenCalled();
    expect(document.cookie).toBe('');
  });

  it('G101 hears what is wrong with a number, and not the number', () => {
    type('number', '4242 4242 4242 4241');
    ask({ type: 'caravel:tokenise' });
    expect(heard.at(-1)).toMatchObject({ type: 'caravel:error', errors: [{ field: 'number' }] });
    expect(JSON.stringify(heard).replaceAll(' ', '')).not.toMatch(/4242/);
  });

  it('G101 books with a token and nothing beside it', () => {
    const paid = { method: 'card', token: 'tok_1' };
    expect(PaymentInput.safeParse(paid).success).toBe(true);
    for (const more of [{ number: '5555555555554444' }, { code: '737' }, { card: CARD }])
      expect(PaymentInput.safeParse({ ...paid, ...more }).success).toBe(false);
  });
});
