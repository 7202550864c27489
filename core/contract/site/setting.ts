import { z } from 'zod/mini';
import { filled, type RefusalParams, type Refusal, type Said, saidOf } from '../refusal';
import { fieldRefusals } from '../refusals/fields';
import { requestRefusals } from '../refusals/request';
import { settingRefusals } from '../refusals/setting';
import type { AnyApplication } from './application';

/** What a setting takes, read from its schema: enough to draw a field for it and to say what is wrong. */
export type SettingKind = { readonly isOptional: boolean } & (
  | { readonly type: 'switch' }
  | { readonly type: 'choice'; readonly values: readonly string[] }
  | ({ readonly type: 'number' } & NumberBounds)
  | { readonly type: 'text'; readonly least: number; readonly most: number; readonly isEmail: boolean }
  /** Something that one field cannot hold: its application has a form of its own. */
  | { readonly type: 'other' }
);

export interface NumberBounds {
  readonly isWhole: boolean;
  /** Infinite where there is none. */
  readonly min: number;
  readonly max: number;
  /** The least number itself is refused. */
  readonly isAboveMin: boolean;
  readonly step: number | null;
}

/** What a schema says of itself; not all of it stands in the library's types. */
interface Def {
  readonly type: string;
  readonly innerType?: z.core.$ZodType;
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
}
interface Check {
  readonly check: string;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
}
const defOf = (field: z.core.$ZodType) => field._zod.def as unknown as Def;

const WRAPPING = new Set(['default', 'prefault', 'optional', 'nullable', 'readonly', 'catch']);

/** What this setting takes. */
export function settingKind(field: z.core.$ZodType): SettingKind {
  const def = defOf(field);
  if (WRAPPING.has(def.type) && def.innerType) {
    const inner = settingKind(def.innerType);
    return def.type === 'nullable' ? { ...inner, isOptional: true } : inner;
  }
  const checks = (def.checks ?? []).map(({ _zod }) => _zod.def);
  if (def.type === 'boolean') return { type: 'switch', isOptional: false };
  if (def.type === 'enum' || def.type === 'literal')
    return {
      type: 'choice',
      values: (def.values ?? Object.values(def.entries ?? {})).map(String),
      isOptional: false,
    };
  if (def.type === 'number') return { type: 'number', isOptional: false, ...boundsOf(def, checks) };
  if (def.type === 'string') {
    const least = Math.max(0, ...checks.map(({ minimum }) => minimum ?? 0));
    return {
      type: 'text',
      least,
      most: Math.min(Infinity, ...checks.map(({ maximum }) => maximum ?? Infinity)),
      isEmail: [def, ...checks].some(({ format }) => format === 'email'),
      isOptional: least === 0,
    };
  }
  return { type: 'other', isOptional: false };
}

function boundsOf(def: Def, checks: readonly Check[]): NumberBounds {
  const of = (check: string) => checks.filter((one) => one.check === check);
  const lower = of('greater_than');
  const min = Math.max(-Infinity, ...lower.map(({ value = -Infinity }) => value));
  return {
    isWhole: [def, ...checks].some(({ format }) => format === 'safeint' || format === 'int32'),
    min,
    max: Math.min(Infinity, ...of('less_than').map(({ value = Infinity }) => value)),
    isAboveMin: lower.some(({ value, inclusive }) => value === min && inclusive === false),
    step: of('multiple_of')[0]?.value ?? null,
  };
}

/** The sentence that names a number's bounds; null where it has none. */
export function boundsSaid({ min, max, isAboveMin }: NumberBounds): Refusal | null {
  const params: RefusalParams = {
    ...(Number.isFinite(min) && { min }),
    ...(Number.isFinite(max) && { max }),
  };
  const { between, least, most, moreThan, moreThanUpTo } = settingRefusals;
  if (params['min'] !== undefined && params['max'] !== undefined)
    return filled(isAboveMin ? moreThanUpTo : between, params);
  if (params['min'] !== undefined) return filled(isAboveMin ? moreThan : least, params);
  return params['max'] === undefined ? null : filled(most, params);
}

/** What is wrong with a value of this setting; null for nothing. The reason that the schema gives comes first. */
export function settingProblem(field: z.core.$ZodType, value: unknown): Said | null {
  const result = z.safeParse(field, value);
  if (result.success) return null;
  const [issue] = result.error.issues;
  const own = saidOf(issue?.message ?? '');
  if (own.reason) return own;
  const kind = settingKind(field);
  if (kind.type === 'number') return numberProblem(kind, value);
  if (kind.type === 'text') return textProblem(kind, value);
  return kind.type === 'other' ? requestRefusals.notValid : settingRefusals.choose;
}

function numberProblem(kind: NumberBounds, value: unknown): Said {
  if (typeof value !== 'number' || !Number.isFinite(value)) return settingRefusals.number;
  const isOutside = value > kind.max || (kind.isAboveMin ? value <= kind.min : value < kind.min);
  if (isOutside) return boundsSaid(kind) ?? requestRefusals.notValid;
  if (kind.isWhole && !Number.isInteger(value)) return settingRefusals.whole;
  return kind.step === null ? requestRefusals.notValid : filled(settingRefusals.steps, { step: kind.step });
}

function textProblem(
  { least, most, isEmail }: { least: number; most: number; isEmail: boolean },
  value: unknown,
) {
  const { length } = typeof value === 'string' ? value.trim() : '';
  if (length === 0 && (least > 0 || isEmail)) return settingRefusals.missing;
  if (length < least) return filled(settingRefusals.shorter, { min: least });
  if (length > most) return filled(settingRefusals.longer, { max: most });
  return isEmail ? fieldRefusals.emailAddress : requestRefusals.notValid;
}

/** What is wrong with the settings of an application, by their names; what it does not have is refused. */
export function settingsProblems(
  { settings: schema }: Pick<AnyApplication, 'settings'>,
  settings: Readonly<Record<string, unknown>>,
): Record<string, Said> {
  const problems: Record<string, Said> = {};
  for (const name of Object.keys(settings))
    if (!Object.hasOwn(schema.shape, name)) problems[name] = requestRefusals.unknownField;
  for (const [name, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
    const problem = settingProblem(field, settings[name]);
    if (problem) problems[name] = problem;
  }
  if (Object.keys(problems).length > 0) return problems;
  // What two settings are to each other is the whole schema's.
  const whole = z.safeParse(schema, settings);
  for (const { path, message } of whole.success ? [] : whole.error.issues)
    problems[String(path[0] ?? '')] = saidOf(message);
  return problems;
}
