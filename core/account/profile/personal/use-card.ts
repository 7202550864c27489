import { useLingui } from '@lingui/react/macro';
import { ApiError } from '../../../api/error';
import { editProfile } from '../../../contract/people/profile';
import type { z } from 'zod/mini';
import type { User } from '../../../contract/people/user';
import { useApiMutation } from '../../../query/query';
import { toast } from '../../../ui/feedback/toast';
import { rulesOf, textShape } from '../../../forms/rules';
import { useAppForm } from '../../../forms/use-app-form';
import type { Messages, Values } from '../limits';
import { useOwnProfile } from '../use-own-profile';
import { changesOf, isChanged } from './personal-form';

interface CardParts<V extends Values> {
  user: User;
  /** The card's part of the user. */
  read: (user: User) => V;
  check: (values: V) => Messages<V>;
  /** What the page knows of the user once these values are saved. */
  patchOf: (values: V) => Partial<User>;
  /** Under which what was typed outlives an expired session. */
  keep: string;
}

/** One card of personal data: checked and saved for itself, whatever stands in the others (R174 to R176, R183). */
export function useCard<V extends Values>({ user, read, check, patchOf, keep }: CardParts<V>) {
  const { t } = useLingui();
  const saved = read(user);
  const form = useAppForm({
    name: 'profile',
    initial: saved,
    rules: rulesOf(check),
    keeps: { over: 'login', key: keep, shape: textShape(Object.keys(saved)) as unknown as z.ZodMiniType<V> },
  });
  const own = useOwnProfile();
  const save = useApiMutation(editProfile);
  const changed = isChanged(form.values, saved);

  const submit = async () => {
    if (!changed || save.isPending) return;
    if (!form.submit()) return;
    const changes = changesOf(form.values, saved);
    try {
      await save.mutateAsync({ input: { body: changes } });
    } catch (error) {
      if (error instanceof ApiError) form.refuse(error.fields);
      toast.error(t`Error while updating profile`);
      return;
    }
    const stored = { ...form.values, ...changes };
    own.patch(patchOf(stored));
    form.reset(stored);
    toast.success(t`Data updated successfully`);
    // What the server made of it is followed where nobody has typed on.
    await own.refresh();
  };

  return {
    bind: form.bind,
    summary: form.summary,
    changed,
    isPending: save.isPending,
    submit,
    discard: () => form.reset(saved),
  };
}
