import { describe, expect, it } from 'vitest';
import { each } from '@/tests/support/each';
import { TEST_CARDS } from '../embedded/cards';
import { brandOf, formatExpiry, formatNumber, passesLuhn, readExpiry } from './card';
import { buildFrameScript } from './build';
import { FRAME_SCRIPT as STRIPE_SCRIPT } from '@/plugins/stripe/fields/script.generated';
import { fieldsPolicy } from './page';
import { FRAME_SCRIPT } from './script.generated';
import { CHALLENGE_STYLE, FIELDS_STYLE } from './style';
import { TEXTS } from './texts';
import { FONT_FAMILY, themeProperties } from './theme';
import { validate } from './validate';

const today = new Date(2027, 4, 20);
const good = { number: '4242 4242 4242 4242', expiry: '05 / 27', code: '123', name: 'Ana Silva' };
const words = (values: Partial<typeof good>) =>
  Object.fromEntries(
    Object.entries(validate({ ...good, ...values }, today)).map(([field, problem]) => [
      field,
      TEXTS.en.problems[problem],
    ]),
  );

describe('card number', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242', 'visa'],
    ['378282246310005', '3782 822463 10005', 'amex'],
    ['5555-5555 55554444999', '5555 5555 5555 4444', 'mastercard'],
    ['2223003122003222', '2223 0031 2200 3222', 'mastercard'],
    ['2720990000000007', '2720 9900 0000 0007', 'mastercard'],
    ['30569309025904', '3056 930902 5904', 'diners'],
    ['6011111111111117', '6011 1111 1111 1117', 'discover'],
    ['3566002020360505', '3566 0020 2036 0505', 'jcb'],
    ['42424', '4242 4', 'visa'],
    ['', '', 'card'],
  ])('%s is drawn as "%s" and is %s', (typed, drawn, brand) => {
    expect(formatNumber(typed)).toBe(drawn);
    expect(brandOf(typed)).toBe(brand);
  });

  it('G101 every test card passes the check digit, a changed digit does not', () => {
    for (const number of Object.keys(TEST_CARDS)) {
      expect(passesLuhn(number)).toBe(true);
      expect(passesLuhn(number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10))).toBe(false);
    }
  });
});

describe('expiry', () => {
  it.each([
    ['1', '1'],
    ['4', '04'],
    ['4/2', '04 / 2'],
    ['1227', '12 / 27'],
    ['12/2027', '12 / 27'],
    ['1/27', '01 / 27'],
  ])('%s becomes %s while typing', (typed, drawn) => expect(formatExpiry(typed)).toBe(drawn));

  it('G101 takes two digits as a year after 2000', () => {
    expect(readExpiry('07 / 31')).toEqual({ month: 7, year: 2031 });
    expect(readExpiry('13 / 31')).toBe('invalid');
    expect(readExpiry('07 / 3')).toBeNull();
  });
});

describe('validate', () => {
  it('accepts a test card that runs out this month', () => expect(words({})).toEqual({}));
  it('R221 R420 names an incomplete number, date and code', () => {
    expect(words({ number: '4242 4242', expiry: '05 / 2', code: '12' })).toEqual({
      number: 'Your card number is incomplete',
      expiry: "Your card's expiration date is incomplete",
      code: "Your card's security code is incomplete",
    });
  });
  it('R420 G101 names a number with a wrong check digit', () => {
    expect(words({ number: '4242 4242 4242 4241' })).toEqual({ number: 'Your card number is invalid.' });
  });
  it('R421 names a missing holder', () =>
    expect(words({ name: '  ' })).toEqual({ name: 'Please enter card holder name' }));
  it('R270 refuses a year that is past, and takes this one and the next', () => {
    const refused = { expiry: 'Please enter valid expiry date' };
    expect([
      words({ expiry: '12 / 26' }),
      words({ expiry: '12 / 27' }),
      words({ expiry: '01 / 28' }),
    ]).toEqual([refused, {}, {}]);
  });
  it('R422 refuses a date that has passed, and a month that is none', () => {
    expect(words({ expiry: '04 / 27' })).toEqual({ expiry: 'Please enter valid expiry date' });
    expect(words({ expiry: '13 / 29' })).toEqual({ expiry: 'Please enter valid expiry date' });
  });
  it('R422 refuses a code of another kind of card', () => {
    expect(words({ code: '1234' })).toEqual({ code: 'Please enter valid CVV' });
  });
  it('G101 asks for four digits of an American Express code', () => {
    expect(words({ number: '3782 822463 10005' })).toEqual({
      code: "Your card's security code is incomplete",
    });
    expect(words({ number: '3782 822463 10005', code: '1234' })).toEqual({});
  });
  it('SEC-40 a real card is refused before anything leaves the browser', () => {
    expect(words({ number: '4111 1111 1111 1111' })['number']).toMatch(/^Only test cards work here/);
  });
});

describe('theme', () => {
  it('SEC-24 takes typed colours and numbers and nothing else', () => {
    expect(
      themeProperties({
        ink: '#102030',
        accent: 'red;background:url(//x)',
        line: 'var(--x)',
        fontSize: 18,
        radius: 900,
        scheme: 'dark',
        other: '#000000',
      }),
    ).toEqual([
      ['--ink', '#102030'],
      ['--size', '18px'],
      ['color-scheme', 'dark'],
    ]);
    expect(themeProperties('x')).toEqual([]);
  });
});

describe('typeface', () => {
  it('SEC-40 is the one that the page hands over: the frame names none of its own and may fetch nothing', () => {
    const policy = fieldsPolicy('x');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/font-src|connect-src|img-src/);
    expect(FIELDS_STYLE).toContain(`font-family:'${FONT_FAMILY}',system-ui`);
    for (const style of [FIELDS_STYLE, CHALLENGE_STYLE]) expect(style).not.toMatch(/Roboto|@font-face|url\(/);
  });
});

it('every language has every word', () => {
  for (const texts of [TEXTS.pt, TEXTS.es]) {
    expect(Object.keys(texts.problems)).toEqual(Object.keys(TEXTS.en.problems));
    expect(each(Object.values(texts.problems), Boolean)).toBe(true);
  }
});

it('the bundled script is the one that frame.ts makes', async () => {
  expect(await buildFrameScript()).toContain(JSON.stringify(FRAME_SCRIPT));
  expect(await buildFrameScript('../../../plugins/stripe/fields/')).toContain(JSON.stringify(STRIPE_SCRIPT));
});
