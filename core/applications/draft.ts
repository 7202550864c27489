import type { AnyApplication } from '../contract/site/application';
import type { Said } from '../contract/refusal';
import { settingsProblems } from '../contract/site/setting';

export type Settings = Readonly<Record<string, unknown>>;

/** An edit of settings: what it began with, and what stands in the fields now. */
export interface SettingsDraft {
  readonly base: Settings;
  readonly draft: Settings;
  /** Of the agency, when `base` was read. */
  readonly version: number;
}

const isAlike = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

export const opened = (settings: Settings, version: number): SettingsDraft => ({
  base: settings,
  draft: settings,
  version,
});

/** Names of the settings that were changed and not changed back. */
export const changedSettings = ({ base, draft }: Pick<SettingsDraft, 'base' | 'draft'>): string[] =>
  Object.keys(draft).filter((name) => !isAlike(base[name], draft[name]));

/** What is to be sent: the changed ones alone, so that nobody's change of another is taken back. */
export const changesOf = (edit: SettingsDraft): Record<string, unknown> =>
  Object.fromEntries(changedSettings(edit).map((name) => [name, edit.draft[name]]));

/** The same edit upon newer settings. */
export const rebased = (edit: SettingsDraft, settings: Settings, version: number): SettingsDraft => ({
  base: settings,
  draft: { ...settings, ...changesOf(edit) },
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
