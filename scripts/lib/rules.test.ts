import { describe, expect, it } from 'vitest';
import { namedIn } from './rules';

describe('rules named by tests', () => {
  it('are found in titles, also of tables, and nowhere else', () => {
    const text = [
      `it('R001 R002: resolves', () => {});`,
      "test.each([['R900', 1]])(`R003 %s`, () => {});",
      `describe("R004", () => {});`,
      `// R005 is only mentioned`,
      `const rule = 'R006';`,
      `it.each([['R007', 'ana'], ['R008 R009', 2], [3, 'R010']])('%s is refused', () => {});`,
    ].join('\n');
    expect([...namedIn([text])].sort()).toEqual(['R001', 'R002', 'R003', 'R004', 'R007', 'R008', 'R009']);
  });
});
