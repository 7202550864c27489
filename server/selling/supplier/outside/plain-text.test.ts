import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain, plainOfMarkup } from './plain-text';

describe('text of somebody else’s', () => {
  it.each([
    ['a\u0000b\u202Ec\u2028d', 'a b c d'],
    ['half \uD83D of one', 'half of one'],
    ['  much \n\t space ', 'much space'],
    [null, ''],
  ])('is one line without what nobody sees: %j', (given, said) => {
    expect(plain(given)).toBe(said);
  });

  it('is cut between characters, never in one', () => {
    expect(plain('🏨'.repeat(200))).toBe('🏨'.repeat(120));
    expect(plain('abcdef', 3)).toBe('abc');
  });

  it.each([
    ['<p>One</p><p>Two &amp; three</p>', 'One Two & three'],
    ['Follow <b>the <i>signs</i></b>.<br>Ring', 'Follow the signs. Ring'],
    ['<script>alert(1)</script>Quiet<style>p{}', 'Quiet'],
    ['<ScRiPt src=x>alert(1)</sCrIpT >Quiet', 'Quiet'],
    ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
    ['Caf&#233; &bogus;', 'Café &bogus;'],
    ['cut off <img src="x', 'cut off'],
  ])('is made of markup: %s', (given, said) => {
    expect(plainOfMarkup(given, 200)).toBe(said);
  });

  it('can always be stored, and is never longer than it may be', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 50 }), (given, most) => {
        for (const said of [plain(given, most), plainOfMarkup(given, most)]) {
          expect([...said].length).toBeLessThanOrEqual(most);
          expect(said).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        }
      }),
    );
  });

  it('takes no long time, however it is nested', () => {
    const began = performance.now();
    for (const given of ['<script>'.repeat(1e5), '<!--'.repeat(1e5), '<a'.repeat(1e5), '&#1'.repeat(1e5)])
      plainOfMarkup(given, 200);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
