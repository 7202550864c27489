import type { Logger } from 'pino';
import type { Language } from '@/core/contract';
import type { Ask } from '../api/http';
import { Tags } from '../api/schemas';
import { factsOf } from '../api/trouble';
import { atHand } from '../kept/at-hand';
import { remember, type Remembering } from '../kept/kept';
import { KEPT_FOR } from '../kept/times';
import { nameOf } from './read';

/** Every id of a tag of this supplier starts with it. */
const TAG_PREFIX = 'vt-';

/** What products are tagged with, by the name of each on this site. */
export type TagNames = Readonly<Record<string, string>>;
/** The tags that have a name, in their order: one that is not told any more is to be disregarded. */
export type NameTags = (ids: readonly number[]) => TagNames;

/** A product's tags as its card has them; their names are what people type who mean it, too. */
export const taggedBy = (tagNames: TagNames) => ({
  ...{ tags: Object.keys(tagNames), tagNames },
  words: Object.values(tagNames),
});

/** Viator's names of its tags, asked for once a week. */
export function createTags(parts: Remembering & { readonly ask: Ask; readonly log: Pick<Logger, 'warn'> }) {
  const { ask, now, log } = parts;
  const all = atHand(now, async () => {
    const of = { name: 'tags', subject: 'all', language: '', forMs: KEPT_FOR.tags };
    const { tags } = await remember(parts, of, Tags, () =>
      ask(Tags, {
        ...{ method: 'GET', path: '/products/tags', call: 'tags' },
        // Others wait for the same answer.
        signal: new AbortController().signal,
      }),
    );
    return new Map(tags.map(({ tagId, allNamesByLocale }) => [tagId, allNamesByLocale]));
  });

  /** What names tags in a language; none of them where that fails. */
  return async (language: Language): Promise<NameTags> => {
    try {
      const names = await all();
      return (ids) =>
        Object.fromEntries(
          ids.flatMap((id) => {
            const name = nameOf(names.get(id)?.[language] ?? names.get(id)?.en);
            return name ? [[`${TAG_PREFIX}${id}`, name]] : [];
          }),
        );
    } catch (error) {
      log.warn({ viator: factsOf(error) }, 'Viator told no names of tags');
      return () => ({});
    }
  };
}
export type TagsIn = ReturnType<typeof createTags>;
