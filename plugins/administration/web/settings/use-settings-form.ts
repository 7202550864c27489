import { useEffect, useState } from 'react';
import { useSetAtom } from 'jotai';
import { keptInput, useKeepInput } from '@/core/session/use-kept-input';
import { getAgency, updateAgency, type Agency } from '@/core/contract';
import { useApi } from '@/core/api/context';
import { isConflict } from '@/core/api/error';
import { useApiMutation } from '@/core/query/query';
import { agencyAtom } from '@/core/tenant/agency';
import { type Draft, draftOf, isDirty, patchOf, problemsOf } from './draft';
import { type Difference, mergeDrafts, withPartOf } from './merge';

interface Editing {
  /** The settings the draft started from, and their version. */
  base: Draft;
  version: number;
  draft: Draft;
  /** What somebody else saved meanwhile; empty when nobody did. */
  differences: readonly Difference[];
  /** The owner's own edit as it was when somebody else's came in between. */
  own: Draft;
  /** The owner has been led to the differences, so that saving overwrites nothing unseen. */
  isTold: boolean;
}

const opened = (agency: Agency, installed: readonly string[]): Editing => {
  const base = draftOf(agency, installed);
  return { base, version: agency.version, draft: base, differences: [], own: base, isTold: false };
};

/** Under which an edit outlives an expired session. */
const KEPT = 'website-settings';
/** The settings with what was typed into them when the session expired, unless they are others by now. */
function reopened(agency: Agency, installed: readonly string[]): Editing {
  const fresh = opened(agency, installed);
  const kept = keptInput(KEPT) as Pick<Editing, 'version' | 'draft'> | null;
  return kept?.version === fresh.version && kept.draft ? { ...fresh, draft: kept.draft } : fresh;
}

/**
 * A newer version under an edit: followed when nothing was touched, merged otherwise. One that is known already changes nothing:
 * it comes with the refused save and by itself, in any order, and laid upon itself it would differ in nothing.
 */
function follow(editing: Editing, agency: Agency, installed: readonly string[]): Editing {
  if (agency.version <= editing.version) return editing;
  if (!isDirty(editing.base, editing.draft)) return opened(agency, installed);
  const theirs = draftOf(agency, installed);
  const { draft, differences } = mergeDrafts(editing.base, editing.draft, theirs);
  return { base: theirs, version: agency.version, draft, differences, own: editing.draft, isTold: false };
}

/**
 * The owner's edit of the website settings. A save that meets a newer version (409) changes nothing on the
 * server: the newer version is fetched, the owner's changes are laid upon it, and saving is asked for again.
 */
export function useSettingsForm(agency: Agency, installed: readonly string[]) {
  const api = useApi();
  const setAgency = useSetAtom(agencyAtom);
  const [editing, setEditing] = useState(() => reopened(agency, installed));
  const { base, version, draft } = editing;
  useKeepInput(KEPT, isDirty(base, draft) ? { version, draft } : undefined);
  const [error, setError] = useState<unknown>(null);
  const saving = useApiMutation(updateAgency);

  const idle = !saving.isPending;
  const names = installed.join('\n');
  useEffect(() => {
    // The own save is followed with its answer, not as somebody else's change.
    if (!idle) return;
    setEditing((now) => follow(now, agency, names.split('\n')));
  }, [agency, idle, names]);

  async function save(): Promise<'saved' | 'conflict' | 'failed'> {
    setError(null);
    // It came while the owner was typing, perhaps out of sight.
    if (!editing.isTold && editing.differences.some(({ touched }) => touched)) {
      setEditing((now) => ({ ...now, isTold: true }));
      return 'conflict';
    }
    try {
      const body = patchOf(editing.base, editing.draft, editing.version);
      const { agency: saved } = await saving.mutateAsync({ input: { body } });
      setEditing(opened(saved, installed));
      setAgency(saved);
      return 'saved';
    } catch (cause) {
      const newer = isConflict(cause) ? await api.call(getAgency).catch(() => null) : null;
      if (newer && newer.agency.version > editing.version) {
        setAgency(newer.agency);
        setEditing((now) => ({ ...follow(now, newer.agency, installed), isTold: true }));
        return 'conflict';
      }
      setError(cause);
      return 'failed';
    }
  }

  return {
    ...editing,
    dirty: isDirty(editing.base, editing.draft),
    problems: problemsOf(editing.base, editing.draft),
    saving: saving.isPending,
    error,
    edit: (change: (draft: Draft) => Draft) => setEditing((now) => ({ ...now, draft: change(now.draft) })),
    /** Decides one of the differences; both values can be had until it is saved. */
    choose: (difference: Difference, keepOwn: boolean) =>
      setEditing((now) => ({
        ...now,
        isTold: true,
        draft: withPartOf(now.draft, keepOwn ? now.own : now.base, difference),
        differences: now.differences.map((one) =>
          one.what === difference.what && one.name === difference.name ? { ...one, keepsOwn: keepOwn } : one,
        ),
      })),
    discard: () => {
      setError(null);
      setEditing((now) => ({ ...now, draft: now.base, differences: [] }));
    },
    save,
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
