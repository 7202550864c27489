import type { Money } from '@/core/contract';
import { isUuid } from './text';

/** One setting of an entry of the log, before and after. */
export interface Change {
  name: string;
  from: string;
  to: string;
}

/** How values are said to the reader. What there are no words for is left out: nobody reads a name out of the code. */
export interface Saying {
  money: (money: Money) => string;
  /** What a clock at a place showed, `YYYY-MM-DDTHH:mm`. */
  local: (text: string) => string;
  yes: string;
  no: string;
  /** For a text that is another one now, and looks the same in a line. */
  changed: string;
  number: (value: number, part: string) => string;
  /** A value, as the part under which it stands has it. */
  word: (value: string, part: string) => string | null;
  /** What a part of a value is called. */
  name: (part: string) => string | null;
  /** So many more of what has been listed. */
  more: (count: number) => string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMoney = (value: Record<string, unknown>): boolean =>
  Object.keys(value).length === 2 &&
  typeof value['amount'] === 'number' &&
  typeof value['currency'] === 'string';

/** A time that the server wrote down, which is not to be confused with what somebody typed. */
const isLocal = (value: Record<string, unknown>): value is { local: string } =>
  Object.keys(value).length === 1 && typeof value['local'] === 'string';

/** A product in the agency's menu. */
const isOption = (value: Record<string, unknown>): boolean =>
  typeof value['name'] === 'string' && typeof value['isActive'] === 'boolean';

/** Something that the agency calls by a name of its own. */
const isRenamed = (value: Record<string, unknown>): boolean =>
  typeof value['name'] === 'string' && typeof value['ownName'] === 'string';

const LONGEST = 160;
/** What stands for no value. */
export const NOTHING = '–';

/** A value as one line of text: long texts are cut, nothing is empty. */
export function written(value: unknown, saying: Saying, part = ''): string {
  const text = said(value, saying, part) ?? '';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text || NOTHING;
}

/** Null where there are no words for it. */
function said(value: unknown, saying: Saying, part: string): string | null {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? saying.yes : saying.no;
  if (typeof value === 'number') return saying.number(value, part);
  if (typeof value === 'string') return saying.word(value, part);
  if (Array.isArray(value)) return list(value, saying, part);
  if (!isRecord(value)) return null;
  if (isMoney(value)) return saying.money(value as unknown as Money);
  if (isLocal(value)) return saying.local(value.local);
  if (isOption(value))
    return value['isActive']
      ? said(value['name'], saying, 'product')
      : `${said(value['name'], saying, 'product')} (${saying.no})`;
  if (isRenamed(value))
    return `${[value['carrier'], value['name']].filter(Boolean).join(' ')}: ${String(value['ownName'])}`;
  const parts = Object.entries(value).flatMap(([key, one]) => {
    const [name, what] = [saying.name(key), said(one, saying, key in KEPT ? key : part || key)];
    return name && what ? [`${name}: ${what}`] : [];
  });
  return parts.join(', ') || null;
}

/** Parts of a setting that have a name and a kind of their own; the rest, as a product's markup, is of the setting's kind. */
const KEPT: Readonly<Record<string, true>> = {
  isSSOEnabled: true,
  tokenValidationEndpoint: true,
  tokenValidationBodyKey: true,
  remoteSignup: true,
  directLogin: true,
};

/** People who are not known any more are counted with the rest. */
function list(values: readonly unknown[], saying: Saying, part: string): string | null {
  const known = values.flatMap((one) => {
    const text = said(one, saying, part);
    return text === null || text === NOTHING ? [] : [text];
  });
  const people = values.filter((one) => typeof one === 'string' && isUuid(one)).length;
  const unknown = people > 0 ? values.length - known.length : 0;
  if (known.length === 0) return people > 0 ? saying.number(people, 'count') : values.length ? null : NOTHING;
  return [known.join(', '), ...(unknown > 0 ? [saying.more(unknown)] : [])].join(' ');
}

/** What an entry of the log changed, name by name; only what differs. A part that is no record stands under no name. */
export function changesOf(
  { before, after }: { before?: unknown; after?: unknown },
  saying: Saying,
): Change[] {
  const line = (name: string, was: unknown, is: unknown): Change[] => {
    if (JSON.stringify(was ?? null) === JSON.stringify(is ?? null)) return [];
    if (name && !saying.name(name)) return [];
    const [from, to] = [written(was, saying, name), written(is, saying, name)];
    if (from !== to) return [{ name, from, to }];
    return from === NOTHING ? [] : [{ name, from: NOTHING, to: saying.changed }];
  };
  if (!isRecord(before) && !isRecord(after)) return line('', before, after);
  const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  // `changed` repeats what stands beside it, for lists of changes.
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => name !== 'changed');
  const changes = names.flatMap((name) => line(name, was[name], is[name]));
  if (changes.length > 0 || !Array.isArray(is['changed'])) return changes;
  const named = is['changed'].flatMap((part) => (typeof part === 'string' && saying.name(part)) || []);
  return named.length > 0 ? [{ name: '', from: NOTHING, to: [...new Set(named)].join(', ') }] : [];
}
