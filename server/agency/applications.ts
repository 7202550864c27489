import { type AnyApplication, readApplication, type SettingsOf } from '@/core/contract';
import type { Said } from '@/core/contract/refusal';
import { agencyRefusals } from '@/core/contract/refusals/agency';
import { settingRefusals } from '@/core/contract/refusals/setting';
import { settingsProblems } from '@/core/contract/site/setting';
import { json } from '../db/json';
import type { Tx } from '../db/types';
import { conflict, HttpError } from '../error';
import type { HandlerInput } from '../ports/handle';
import type { SessionUser } from '../ports/user';
import { agencyChanged } from '../tenancy/directory';

/** Who changes it: what a handler of an owner's call is given. */
type By = Pick<HandlerInput<unknown>, 'agency' | 'tenant' | 'services'> & {
  readonly user: Pick<SessionUser, 'id'>;
};

export interface ApplicationChange<Of extends AnyApplication = AnyApplication> {
  readonly isEnabled?: boolean | undefined;
  /** Those that are not named stay as they are. */
  readonly settings?: Partial<SettingsOf<Of>> | undefined;
  /** The agency's version that the change was made on; without it, whatever it is by now. */
  readonly version?: number | undefined;
  /** What follows from the switch, in the same transaction. */
  readonly onSwitch?: ((tx: Tx, agencyId: string, isEnabled: boolean) => Promise<void>) | undefined;
}

export interface SavedApplication<Of extends AnyApplication = AnyApplication> {
  readonly isEnabled: boolean;
  readonly settings: SettingsOf<Of>;
  readonly version: number;
}

type Settings = Readonly<Record<string, unknown>>;

const recordIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

function rejected(problems: Readonly<Record<string, Said>>): HttpError {
  const named = Object.entries(problems);
  return new HttpError(422, 'INVALID_REQUEST', settingRefusals.rejected, {
    fields: named.map(([name, said]) => ({ path: `settings.${name}`, ...said })),
    validationError: Object.fromEntries(named.map(([name, { message }]) => [name, message])),
  });
}

/**
 * Switches an application of an agency, or changes its settings: the one way, for the platform's own call and for calls of the
 * plugin. What is not changed is neither written nor logged. `plugin` is the one that the application switches on, and that is
 * told what a browser may know. Throws HttpError 422 for settings that the schema refuses, 409 for a stale version.
 */
export async function saveApplication<Of extends AnyApplication>(
  { agency, user, tenant, services }: By,
  { application, plugin }: { readonly application: Of; readonly plugin: string },
  change: ApplicationChange<Of>,
): Promise<SavedApplication<Of>> {
  const saved = await tenant(async (tx) => {
    const row = await tx
      .selectFrom('agency')
      .select(['settings', 'version'])
      .where('id', '=', agency.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (change.version !== undefined && change.version !== row.version)
      throw conflict(agencyRefusals.changed);
    const stored = recordIn(row.settings);
    const wasOn = namesIn(stored['applications']).includes(application.id);
    const before: Settings = readApplication(
      application,
      recordIn(stored['applicationSettings'])[application.id],
    );
    const wished = { ...before, ...change.settings };
    const problems = settingsProblems(application, wished);
    if (Object.keys(problems).length > 0) throw rejected(problems);
    const after: Settings = readApplication(application, wished);
    const isOn = change.isEnabled ?? wasOn;
    const names = Object.keys(after).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    );
    const result = { isEnabled: isOn, settings: after as SettingsOf<Of> };
    if (isOn === wasOn && names.length === 0) return { ...result, version: row.version };
    if (isOn !== wasOn) await change.onSwitch?.(tx, agency.id, isOn);
    await tx
      .updateTable('agency')
      .set({
        settings: json(withApplication(stored, { application, plugin, isOn, settings: after })),
        version: row.version + 1,
      })
      .where('id', '=', agency.id)
      .execute();
    const parts = (on: boolean, settings: Settings) => ({
      ...(isOn !== wasOn && { isEnabled: on }),
      ...Object.fromEntries(names.map((name) => [name, settings[name]])),
    });
    await services.audit.record(tx, {
      agencyId: agency.id,
      userId: user.id,
      action: 'applications.update',
      subject: application.id,
      before: parts(wasOn, before),
      after: parts(isOn, after),
    });
    return { ...result, version: row.version + 1 };
  });
  agencyChanged();
  return saved;
}

const namesIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];

/** What an agency keeps, with this application as it is set now. */
export function withApplication(
  stored: Settings,
  {
    application,
    plugin,
    isOn,
    settings,
  }: {
    readonly application: AnyApplication;
    readonly plugin: string;
    readonly isOn: boolean;
    readonly settings: Settings;
  },
): Record<string, unknown> {
  const others = namesIn(stored['applications']).filter((name) => name !== application.id);
  const shown = (application.shown ?? []).map((name) => [name, settings[name]]);
  const told = recordIn(stored['pluginSettings']);
  return {
    ...stored,
    applications: isOn ? [...others, application.id] : others,
    ...(Object.keys(settings).length > 0 && {
      applicationSettings: { ...recordIn(stored['applicationSettings']), [application.id]: settings },
    }),
    ...(shown.length > 0 && {
      pluginSettings: { ...told, [plugin]: { ...recordIn(told[plugin]), ...Object.fromEntries(shown) } },
    }),
  };
}
