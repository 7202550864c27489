import type { FeedPlace, Kept } from '../kept/kept';

/** What is kept of answers, without a database. */
export function memoryKept(): Kept {
  const values = new Map<string, { value: unknown; until: Date }>();
  const feeds = new Map<string, FeedPlace>();
  const keyOf = (name: string, subject: string, language: string) =>
    JSON.stringify([name, subject, language]);
  return {
    get: async ({ name, language }, subjects, now) =>
      new Map(
        subjects.flatMap((subject) => {
          const found = values.get(keyOf(name, subject, language));
          return found && found.until > now ? [[subject, structuredClone(found.value)]] : [];
        }),
      ),
    put: async ({ name, language }, given, until) => {
      for (const [subject, value] of given) values.set(keyOf(name, subject, language), { value, until });
    },
    drop: async (name, subjects) => {
      for (const key of [...values.keys()]) {
        const [of, subject] = JSON.parse(key) as [string, string];
        if (of === name && subjects.includes(subject)) values.delete(key);
      }
    },
    feed: async (name) => feeds.get(name) ?? null,
    readOn: async (name, place) => void feeds.set(name, place),
  };
}
