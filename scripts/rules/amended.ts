import { idsIn } from './citations';
import type { Rule } from './tables';

/** A document of `docs/decisions`: its number and its text. */
export interface DecisionDocument {
  readonly number: string;
  readonly text: string;
}

/** What the brackets at the end of a text name: rules, and decisions as `decision 023`. */
function namedAtTheEnd(text: string): string[] {
  const [, inside = ''] = /\(([^()]*)\)$/.exec(text) ?? [];
  return [...idsIn(inside), ...[...inside.matchAll(/decision (\d{3})/g)].map(([, number]) => number!)];
}

const amendedBy = ({ text }: DecisionDocument) => idsIn(/^\*\*Amends\.\*\* (.*)$/m.exec(text)?.[1] ?? '');

/**
 * Where a rule and the decision that amends it do not name each other, a sentence each: the text of a rule ends with the
 * decisions that changed it, that of a decision with the rules, and a document says them in its line "Amends".
 */
export function amendmentsMissing(rules: readonly Rule[], documents: readonly DecisionDocument[]): string[] {
  const named = new Map<string, string[]>([
    ...rules.map(({ id, text }) => [id, namedAtTheEnd(text)] as const),
    ...documents.map((document) => [document.number, amendedBy(document)] as const),
  ]);
  return [...named].flatMap(([from, ids]) =>
    ids
      .filter((to) => !named.get(to)?.includes(from))
      .map(
        (to) => `docs  ${from} names ${to} as what it amends or is amended by, and ${to} does not name it`,
      ),
  );
}
