import { describe, expect, it } from 'vitest';
import { isCrowded, namedIn, titlesIn } from './titles';

describe('rules named by tests', () => {
  it('are found in titles, also of tables and stories, and nowhere else', () => {
    const text = [
      `it('R001 SEC-02: resolves', () => {});`,
      "test.each([['R900', 1]])(`G03 %s`, () => {});",
      `describe("INV-4", () => {});`,
      `// R005 is only mentioned`,
      `const rule = 'R006';`,
      `it.each([['R007', 'ana'], ['R008 M009', 2], [3, 'R010']])('%s is refused', () => {});`,
      `export const Empty = { name: 'R011 nothing there' };`,
    ].join('\n');
    expect([...namedIn([text])].sort()).toEqual(
      ['G03', 'INV-4', 'M009', 'R001', 'R007', 'R008', 'R011', 'SEC-02'].sort(),
    );
  });

  it('are told by title', () => {
    expect(titlesIn(`it('R001 a', f); it('nothing', f); it('R002 b', f);`)).toEqual(['R001 a', 'R002 b']);
  });

  it('are told by the steps of a test, too', () => {
    const text = [
      `journey('a whole job', async ({ page }) => {`,
      `  journey.setTimeout(150_000);`,
      `  await journey.step('R003: one part', async () => {});`,
      `  const id = await test.step(`,
      `    "R004 R005 R006: another",`,
      `    async () => 'R007',`,
      `  );`,
      `});`,
    ].join('\n');
    expect(titlesIn(text)).toEqual(['R003: one part', 'R004 R005 R006: another']);
  });

  it('are too many from the third on; invariants count as one', () => {
    expect(isCrowded('R001 R002 a')).toBe(false);
    expect(isCrowded('R001 R002 SEC-03 a')).toBe(true);
    expect(isCrowded('R001 to R003')).toBe(true);
    expect(isCrowded('R001 INV-1 to INV-8 a')).toBe(false);
  });
});
