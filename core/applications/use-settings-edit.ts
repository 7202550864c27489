import { useEffect, useEffectEvent, useState } from 'react';
import { useSetAtom } from 'jotai';
import { useApi } from '../api/context';
import { type ApiError, isConflict } from '../api/error';
import type { AnyApplication } from '../contract/site/application';
import {
  type ApplicationState,
  getApplication,
  listApplications,
  updateApplication,
} from '../contract/site/applications';
import type { Said } from '../contract/refusal';
import type { SettingWords } from './setting-words';
import { queryKeyOf, useApiMutation, useQueries } from '../query/query';
import { keptInput, useKeepInput } from '../session/use-kept-input';
import { agencyAtom } from '../tenant/agency';
import { isOvertaken, opened, problemsOf, type SettingsDraft } from './draft';
import { changedIn, changesOf, rebased } from '../forms/edit';

/** What was typed when the session expired, unless the settings are others by now. */
function reopened(key: string, { settings, version }: ApplicationState): SettingsDraft {
  const kept = keptInput(key) as SettingsDraft | null;
  const fresh = opened(settings, version);
  return kept?.version === version && kept.draft ? { ...fresh, draft: kept.draft } : fresh;
}

const upon = (edit: SettingsDraft, { settings, version }: ApplicationState): SettingsDraft => ({
  ...rebased(edit, settings),
  version,
});

/**
 * An owner's edit of an application's settings. A save that meets a newer version sends the same change again where only other
 * things of the agency were changed; where settings of the form were, `newer` waits for the owner's decision and nothing is lost.
 */
export function useSettingsEdit(
  application: AnyApplication,
  state: ApplicationState,
  words: Readonly<Record<string, SettingWords | null>>,
) {
  const api = useApi();
  const queries = useQueries();
  const setAgency = useSetAtom(agencyAtom);
  const key = `application-${application.id}`;
  const shown = Object.keys(words).filter((name) => words[name] !== null);
  const input = { params: { app: application.id } };
  const [edit, setEdit] = useState(() => reopened(key, state));
  const [newer, setNewer] = useState<ApplicationState | null>(null);
  const [refused, setRefused] = useState<Readonly<Record<string, { said: Said; value: unknown }>>>({});
  const save = useApiMutation(updateApplication);
  const changed = changedIn(edit);
  const isDirty = changed.length > 0;
  useKeepInput(key, isDirty ? edit : undefined);

  const catchUp = useEffectEvent(() => {
    if (state.version <= edit.version) return;
    if (!isDirty || !isOvertaken(edit, state.settings, shown)) setEdit(upon(edit, state));
    else setNewer(state);
  });
  useEffect(() => catchUp(), [state, edit, isDirty]);

  async function send(attempt: SettingsDraft): Promise<void> {
    try {
      const body = { app: application.id, settings: changesOf(attempt), version: attempt.version };
      const { data, agency } = await save.mutateAsync({ input: { body } });
      setEdit(opened(data.settings, data.version));
      setNewer(null);
      setRefused({});
      queries.setQueryData(queryKeyOf(getApplication, input), { data });
      setAgency(agency);
      void queries.invalidateQueries({ queryKey: queryKeyOf(listApplications) });
    } catch (cause) {
      const now = isConflict(cause) ? await api.call(getApplication, input).catch(() => null) : null;
      if (!now || now.data.version <= attempt.version) throw cause;
      if (!isOvertaken(attempt, now.data.settings, shown)) return send(upon(attempt, now.data));
      setNewer(now.data);
      save.reset();
      throw cause;
    }
  }

  return {
    draft: edit.draft,
    changed,
    isDirty,
    newer,
    problems: problemsOf(application, edit, refused),
    saving: save.isPending,
    error: isConflict(save.error) ? null : save.error,
    change: (name: string, value: unknown) =>
      setEdit((now) => ({ ...now, draft: { ...now.draft, [name]: value } })),
    discard: () => {
      setEdit(newer ? opened(newer.settings, newer.version) : opened(edit.base, edit.version));
      setNewer(null);
      setRefused({});
      save.reset();
    },
    /** Lays the own change upon what somebody else has saved. */
    keep: () => {
      if (newer) setEdit(upon(edit, newer));
      setNewer(null);
    },
    /** Rejects with what the server said; what it refused stands at the fields by then. */
    save: () =>
      send(edit).catch((cause: ApiError) => {
        setRefused(
          Object.fromEntries(
            (cause.fields ?? []).map(({ path, ...said }) => {
              const name = path.replace(/^settings\./, '');
              return [name, { said, value: edit.draft[name] }];
            }),
          ),
        );
        throw cause;
      }),
  };
}
export type SettingsEdit = ReturnType<typeof useSettingsEdit>;
