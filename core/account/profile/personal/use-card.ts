import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { ApiError } from '../../../api/error';
import { editProfile } from '../../../contract/people/profile';
import type { User } from '../../../contract/people/user';
import { useApiMutation } from '../../../query/query';
import { focusErrorSummary } from '../../../ui/fields/ErrorSummary';
import { toast } from '../../../ui/feedback/toast';
import { useForm, type FormErrors, type Values } from '../use-form';
import { useOwnProfile } from '../use-own-profile';
import { changesOf, isChanged } from './personal-form';

interface CardParts<V extends Values> {
  user: User;
  /** The card's part of the user. */
  read: (user: User) => V;
  check: (values: V) => FormErrors<V>;
  /** What the page knows of the user once these values are saved. */
  patchOf: (values: V) => Partial<User>;
  /** Under which what was typed outlives an expired session. */
  keep: string;
}

/** One card of personal data: checked and saved for itself, whatever stands in the others (R174 to R176, R183). */
export function useCard<V extends Values>({ user, read, check, patchOf, keep }: CardParts<V>) {
  const { t } = useLingui();
  const saved = read(user);
  const form = useForm('profile', saved, check, keep);
  const summary = useRef<HTMLDivElement>(null);
  const own = useOwnProfile();
  const save = useApiMutation(editProfile);
  const changed = isChanged(form.values, saved);

  const submit = async () => {
    if (!changed || save.isPending) return;
    if (!form.submit()) return focusErrorSummary(summary);
    const changes = changesOf(form.values, saved);
    try {
      await save.mutateAsync({ input: { body: changes } });
    } catch (error) {
      if (error instanceof ApiError && form.refuse(error.fields)) focusErrorSummary(summary);
      toast.error(t`Error while updating profile`);
      return;
    }
    const stored = { ...form.values, ...changes };
    own.patch(patchOf(stored));
    form.reset(stored);
    toast.success(t`Data updated successfully`);
    const fresh = await own.refresh();
    if (fresh) form.settle(read(fresh), stored);
  };

  return {
    bind: form.bind,
    errors: form.summary,
    summary,
    changed,
    isPending: save.isPending,
    submit,
    discard: () => form.reset(saved),
  };
}
