import { SearchPreferences } from '../../../contract';

type Groups = SearchPreferences;
type NamesOf<G> = G extends keyof Groups ? keyof Groups[G] : never;
/** A setting of the search; each name stands in one group only. */
export type OptionName = NamesOf<keyof Groups>;
type OptionValue = boolean | number | string | readonly string[];

/** Nothing narrowed (R188, R190, R191, R192). */
export const DEFAULT_PREFERENCES: SearchPreferences = SearchPreferences.parse({});

/** What only those who sell understand and need. */
export const STAFF_OPTIONS: readonly OptionName[] = [
  'fareTypes',
  'useCustomBrands',
  'processVirtualCabinCombos',
  'faresAllowedCarriers',
  'maxResults',
  'searchSpeed',
  'ticketingChecks',
];

interface Option {
  group: keyof Groups;
  name: OptionName;
  usual: OptionValue;
}
const OPTIONS: readonly Option[] = (Object.keys(DEFAULT_PREFERENCES) as (keyof Groups)[]).flatMap((group) =>
  Object.entries(DEFAULT_PREFERENCES[group]).map(([name, usual]) => ({
    group,
    name: name as OptionName,
    usual: usual as OptionValue,
  })),
);

const valueOf = (preferences: SearchPreferences, { group, name }: Option): OptionValue =>
  (preferences[group] as Record<string, OptionValue>)[name]!;
const isUsual = (preferences: SearchPreferences, option: Option): boolean =>
  String(valueOf(preferences, option)) === String(option.usual);

/** The settings that differ from their defaults, in the order of the contract. */
export const changedOptions = (preferences: SearchPreferences): OptionName[] =>
  OPTIONS.filter((option) => !isUsual(preferences, option)).map(({ name }) => name);

const BETWEEN_OPTIONS = '~';
const WITHIN_OPTION = '.';

/**
 * What differs from the defaults as it stands in an address, `allowedStops.0~noCodeshare~refundable.yes`: a switch by
 * its name alone, anything else with its value. Empty when nothing differs.
 */
export const writePreferences = (preferences: SearchPreferences): string =>
  OPTIONS.filter((option) => !isUsual(preferences, option))
    .map((option) => {
      const value = valueOf(preferences, option);
      if (typeof value === 'boolean') return option.name;
      return [option.name, ...(Array.isArray(value) ? [...value].sort() : [value])].join(WITHIN_OPTION);
    })
    .join(BETWEEN_OPTIONS);

function readValue({ usual }: Option, parts: readonly string[]): OptionValue {
  if (typeof usual === 'boolean') return !usual;
  if (typeof usual === 'number') return Number(parts[0]);
  return Array.isArray(usual) ? [...new Set(parts)].sort() : (parts[0] ?? '');
}

/** Reads the settings of an address tolerantly: what is unknown or out of bounds keeps its default. */
export function readPreferences(text: string): SearchPreferences {
  let read = DEFAULT_PREFERENCES;
  for (const part of text.split(BETWEEN_OPTIONS)) {
    const [name, ...parts] = part.trim().split(WITHIN_OPTION);
    const option = OPTIONS.find((known) => known.name === name);
    if (!option) continue;
    const group = { ...read[option.group], [option.name]: readValue(option, parts) };
    const checked = SearchPreferences.safeParse({ ...read, [option.group]: group });
    if (checked.success) read = checked.data;
  }
  return read;
}
