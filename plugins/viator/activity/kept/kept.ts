import { sql } from 'kysely';
import { z } from 'zod/mini';
import { json, systemTable } from '@/server/db';
import type { Db, Migration } from '@/server/db/types';

/**
 * What Viator told and may be told again for a while, and how far its news were read. Nothing of a catalogue is here but what
 * somebody has looked at (docs/decisions/059).
 */
export const viatorMigration: Migration = {
  id: 'activity-083-viator',
  retention: [
    { table: 'viator_kept', since: 'kept_until', days: 0 },
    { table: 'viator_feed', because: 'it says up to where the news of Viator were read' },
  ],
  sql: `
  create table viator_kept (
    name text not null,
    subject text not null,
    language text not null,
    value jsonb not null,
    kept_until timestamptz not null,
    primary key (name, subject, language)
  );
  ${systemTable('viator_kept')}
  create index viator_kept_over on viator_kept (kept_until);
  create table viator_feed (name text primary key, cursor text, since timestamptz not null);
  ${systemTable('viator_feed')}
  `,
};

/** Answers of one kind, by what they are about. */
export interface KeptOf {
  readonly name: string;
  /** Empty where it is told in all languages alike. */
  readonly language: string;
}

/** How far a list of news was read: a cursor of Viator's, and before there is one a time. */
export interface FeedPlace {
  readonly cursor: string | null;
  readonly since: Date;
}

/** What is kept of Viator's answers, for all processes alike. */
export interface Kept {
  /** Those that may still be told. */
  get(of: KeptOf, subjects: readonly string[], now: Date): Promise<ReadonlyMap<string, unknown>>;
  put(of: KeptOf, values: ReadonlyMap<string, unknown>, until: Date): Promise<void>;
  /** Forgets them in every language. */
  drop(name: string, subjects: readonly string[]): Promise<void>;
  feed(name: string): Promise<FeedPlace | null>;
  readOn(name: string, place: FeedPlace): Promise<void>;
}

interface Row {
  subject: string;
  value: unknown;
}

/** In the database. */
export const openKept = (db: Db): Kept => ({
  get: ({ name, language }, subjects, now) =>
    db.asSystem(async (tx) => {
      const { rows } = await sql<Row>`select subject, value from viator_kept where name = ${name}
        and language = ${language} and subject = any(${[...subjects]}::text[]) and kept_until > ${now}`.execute(
        tx,
      );
      return new Map(rows.map(({ subject, value }) => [subject, value]));
    }),
  put: ({ name, language }, values, until) =>
    db.asSystem(async (tx) => {
      for (const [subject, value] of values)
        await sql`insert into viator_kept (name, subject, language, value, kept_until)
          values (${name}, ${subject}, ${language}, ${json(value)}, ${until})
          on conflict (name, subject, language)
          do update set value = excluded.value, kept_until = excluded.kept_until`.execute(tx);
    }),
  drop: (name, subjects) =>
    db.asSystem(async (tx) => {
      await sql`delete from viator_kept where name = ${name} and subject = any(${[...subjects]}::text[])`.execute(
        tx,
      );
    }),
  feed: (name) =>
    db.asSystem(async (tx) => {
      const { rows } = await sql<{ cursor: string | null; since: Date }>`select cursor, since
        from viator_feed where name = ${name}`.execute(tx);
      const [row] = rows;
      return row ? { cursor: row.cursor, since: new Date(row.since) } : null;
    }),
  readOn: (name, { cursor, since }) =>
    db.asSystem(async (tx) => {
      await sql`insert into viator_feed (name, cursor, since) values (${name}, ${cursor}, ${since})
        on conflict (name) do update set cursor = excluded.cursor, since = excluded.since`.execute(tx);
    }),
});

export interface Remembering {
  readonly kept: Kept;
  readonly now: () => Date;
}

/** Several answers of a kind at once: those that are kept, and the others as they are loaded. Null is an answer, too. */
export async function rememberAll<S extends z.ZodMiniType>(
  { kept, now }: Remembering,
  of: KeptOf & { readonly forMs: number },
  schema: S,
  subjects: readonly string[],
  load: (missing: readonly string[]) => Promise<ReadonlyMap<string, z.output<S>>>,
): Promise<ReadonlyMap<string, z.output<S>>> {
  const found = new Map<string, z.output<S>>();
  for (const [subject, value] of await kept.get(of, subjects, now())) {
    // Kept by a release that read it in another way.
    const read = z.safeParse(schema, value);
    if (read.success) found.set(subject, read.data);
  }
  const missing = subjects.filter((subject) => !found.has(subject));
  if (missing.length === 0) return found;
  const loaded = await load(missing);
  await kept.put(of, loaded, new Date(now().getTime() + of.forMs));
  return new Map([...found, ...loaded]);
}

/** One answer of a kind: as it is kept, else as it is loaded. */
export async function remember<S extends z.ZodMiniType>(
  parts: Remembering,
  of: KeptOf & { readonly forMs: number; readonly subject: string },
  schema: S,
  load: () => Promise<z.output<S>>,
): Promise<z.output<S>> {
  const { subject } = of;
  const all = await rememberAll(parts, of, schema, [subject], async () => new Map([[subject, await load()]]));
  return all.get(subject) as z.output<S>;
}
