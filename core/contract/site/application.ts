import { z } from 'zod/mini';

type Fields = Readonly<Record<string, z.ZodMiniType>>;

/**
 * Something that an agency can switch on beside its products, with its settings: one schema by which they are stored, checked on
 * both sides, shown and logged. Each setting has a default.
 */
export interface Application<Id extends string = string, Shape extends Fields = Fields> {
  /** As the agency's record and the calls name it. */
  readonly id: Id;
  readonly settings: z.ZodMiniObject<Shape>;
  /** Those settings that a visitor's browser is told, as its plugin's `config`. */
  readonly shown?: readonly (keyof Shape & string)[];
}

/** Any application: which settings it has is known where it is named. */
// oxlint-disable-next-line typescript/no-explicit-any -- a schema of some settings is none of all
export type AnyApplication = Application<string, any>;

export type SettingsOf<Of> =
  Of extends Application<string, infer Shape> ? z.output<z.ZodMiniObject<Shape>> : never;

export const defineApplication = <const Id extends string, Shape extends Fields>(
  application: Application<Id, Shape>,
): Application<Id, Shape> => application;

/** The settings of what is stored; one that cannot be used is its default, so that it never stops the others. */
export function readApplication<Shape extends Fields>(
  { settings }: Application<string, Shape>,
  stored: unknown,
): z.output<z.ZodMiniObject<Shape>> {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const read = Object.entries(settings.shape).map(([name, field]) => {
    const tried = z.safeParse(field, given[name]);
    return [name, tried.success ? tried.data : z.parse(field, undefined)] as const;
  });
  return Object.fromEntries(read) as z.output<z.ZodMiniObject<Shape>>;
}
