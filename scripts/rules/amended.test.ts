import { expect, it } from 'vitest';
import { amendmentsMissing } from './amended';
import type { Rule } from './tables';

const rule = (id: string, text: string): Rule => ({
  id,
  text,
  area: 'core',
  family: 'requirements',
  clauses: 1,
});

it('finds a rule and a decision of which one alone names the other', () => {
  const documents = [{ number: '023', text: 'Ends.\n\n**Amends.** R075.\n' }];
  const told = [
    rule('R075', 'Goes home. (decision 023)'),
    rule('R204', 'Best comes first. (G62)'),
    rule('G62', 'Best is short, too. (R204)'),
    rule('R001', 'Has brackets (R002) within.'),
  ];
  expect(amendmentsMissing(told, documents)).toEqual([]);
  expect(
    amendmentsMissing(
      [
        rule('R075', 'Goes home.'),
        rule('R204', 'Best comes first. (G62)'),
        rule('G62', 'Best is short, too.'),
      ],
      documents,
    ),
  ).toEqual([
    'docs  R204 names G62 as what it amends or is amended by, and G62 does not name it',
    'docs  023 names R075 as what it amends or is amended by, and R075 does not name it',
  ]);
});
