import type { Money } from '@/core/contract';

/** One setting of an entry of the log, before and after. */
export interface Change {
  name: string;
  from: string;
  to: string;
}

/** How values are said to the reader. */
export interface Saying {
  money: (money: Money) => string;
  yes: string;
  no: string;
  /** A value that is one of a few words; itself when there is none for it. */
  word: (value: string) => string;
  /** What a part of a value is called. */
  name: (part: string) => string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMoney = (value: Record<string, unknown>): boolean =>
  Object.keys(value).length === 2 &&
  typeof value['amount'] === 'number' &&
  typeof value['currency'] === 'string';

/** A product in the agency's menu. */
const isOption = (value: Record<string, unknown>): boolean =>
  typeof value['name'] === 'string' && typeof value['isActive'] === 'boolean';

const LONGEST = 160;
const NOTHING = '–';

/** A value as one line of text: long texts are cut, nothing is empty. */
export function written(value: unknown, saying: Saying): string {
  const text = said(value, saying);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text || NOTHING;
}

function said(value: unknown, saying: Saying): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? saying.yes : saying.no;
  if (typeof value === 'string') return saying.word(value);
  if (Array.isArray(value)) return value.map((one) => said(one, saying)).join(', ');
  if (!isRecord(value)) return JSON.stringify(value);
  if (isMoney(value)) return saying.money(value as unknown as Money);
  if (isOption(value))
    return value['isActive'] ? said(value['name'], saying) : `${said(value['name'], saying)} (${saying.no})`;
  return Object.entries(value)
    .map(([part, one]) => `${saying.name(part)}: ${said(one, saying)}`)
    .join(', ');
}

/** What an entry of the log changed, name by name; only what differs. A part that is no record stands under no name. */
export function changesOf(
  { before, after }: { before?: unknown; after?: unknown },
  saying: Saying,
): Change[] {
  const line = (name: string, was: unknown, is: unknown): Change => ({
    name,
    from: written(was, saying),
    to: written(is, saying),
  });
  if (!isRecord(before) && !isRecord(after)) {
    const whole = line('', before, after);
    return whole.from === whole.to ? [] : [whole];
  }
  const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  // `changed` repeats what stands beside it, for lists of changes.
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => name !== 'changed');
  const changes = names.map((name) => line(name, was[name], is[name])).filter(({ from, to }) => from !== to);
  if (changes.length > 0 || is['changed'] === undefined) return changes;
  return [line('', undefined, is['changed'])];
}
