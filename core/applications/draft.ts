import type { AnyApplication } from '../contract/site/application';
import type { Said } from '../contract/refusal';
import { type Edit, isAlike } from '../forms/edit';
import { settingsProblems } from '../contract/site/setting';

export type Settings = Readonly<Record<string, unknown>>;

export interface SettingsDraft extends Edit<Settings> {
  /** Of the agency, when `base` was read. */
  readonly version: number;
}

export const opened = (settings: Settings, version: number): SettingsDraft => ({
  base: settings,
  draft: settings,
  version,
});

/**
 * Whether newer settings differ from those that the edit began with, in what the form shows: then somebody else's change is looked
 * at first. What is set elsewhere is neither sent nor overwritten. `shown`: all without it.
 */
export const isOvertaken = (
  { base }: SettingsDraft,
  settings: Settings,
  shown: readonly string[] = Object.keys({ ...base, ...settings }),
): boolean => shown.some((name) => !isAlike(base[name], settings[name]));

/** What is wrong, by name: what the server refused of what still stands there, and what the schema says. */
export function problemsOf(
  application: Pick<AnyApplication, 'settings'>,
  { draft }: Pick<SettingsDraft, 'draft'>,
  refused: Readonly<Record<string, { said: Said; value: unknown }>> = {},
): Readonly<Record<string, Said>> {
  const known = Object.keys(draft).filter((name) => Object.hasOwn(application.settings.shape, name));
  const own = Object.fromEntries(known.map((name) => [name, draft[name]]));
  const still = Object.entries(refused).flatMap(([name, { said, value }]) =>
    isAlike(draft[name], value) ? [[name, said] as const] : [],
  );
  return { ...Object.fromEntries(still), ...settingsProblems(application, own) };
}
