import { fold } from '@/server/reference/names/fold';
import { sameNouns } from './nouns';
import { TAGS } from '../../face/tags';
import type { SupplierCard } from '../../face/port';

type Named = Pick<SupplierCard, 'title' | 'tags' | 'words'>;

const wordsOf = (texts: readonly string[]): string[] => fold(texts.join(' ')).split(' ');

/** Whether every word of a text is one of a title, or begins one, in whatever order (R324). */
export function isTitled(title: string, text: string): boolean {
  const words = wordsOf([title]);
  return wordsOf([text]).every((typed) => words.some((word) => word.startsWith(typed)));
}

const namesOfTags = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => (Object.hasOwn(TAGS, tag) ? Object.values(TAGS[tag as keyof typeof TAGS]) : []));

/** Whether every word of a text is meant by its title, its tags or its supplier's words, in any language of the site. */
export function isLike({ title, tags, words = [] }: Named, text: string): boolean {
  const titled = wordsOf([title]);
  const known = [...titled, ...wordsOf([...namesOfTags(tags), ...words])];
  return wordsOf([text]).every(
    (typed) =>
      known.some((word) => word.startsWith(typed)) ||
      // The noun itself: "torre" is no "Torreblanca".
      sameNouns(typed).some((noun) => titled.includes(noun)),
  );
}

/** What is like a text, titled so first. */
export const likeText = <One extends { readonly card: Named }>(all: readonly One[], text: string): One[] => {
  const rank = ({ card }: One) => (isTitled(card.title, text) ? 0 : 1);
  return all.filter(({ card }) => isLike(card, text)).sort((a, b) => rank(a) - rank(b));
};
