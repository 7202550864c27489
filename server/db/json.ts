import { type RawBuilder, sql } from 'kysely';

/** A value for a jsonb column. Plain arrays would become PostgreSQL arrays on one of the two databases. */
export const json = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`;
