import { useState } from 'react';
import { changedIn, rebased } from '@/core/forms/edit';
import { type MarkupValues, patchOf, problemOf } from './draft';
import { inputId } from './MarkupFields';

/** An edit of markups: nothing is sent before it is whole; a newer version from the server replaces an untouched edit. */
export function useMarkupForm(name: string, known: MarkupValues) {
  const [editing, setEditing] = useState({ base: known, draft: known });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [submitted, setSubmitted] = useState(false);
  const isNewer = changedIn({ base: editing.base, draft: known }).length > 0;
  const changed = changedIn(editing);
  if (isNewer && changed.length === 0) setEditing({ base: known, draft: known });

  const restart = (values: MarkupValues) => {
    setEditing({ base: values, draft: values });
    setLeft(new Set());
    setSubmitted(false);
  };
  return {
    values: editing.draft,
    changed,
    /** Somebody else saved while this was edited. */
    isBehind: isNewer && changed.length > 0,
    edit: (key: string, value: number | null) =>
      setEditing((now) => ({ ...now, draft: { ...now.draft, [key]: value } })),
    leave: (key: string) => setLeft((now) => new Set(now).add(key)),
    shows: (key: string) => submitted || left.has(key),
    restart,
    /** Keeps the edit, upon what the server holds now. */
    rebase: () => setEditing((now) => rebased(now, known)),
    /** What is to be sent; null, with the focus on the first problem, where something is wrong. */
    submit: () => {
      setSubmitted(true);
      const wrong = Object.entries(editing.draft).find(([key, value]) => problemOf(key, value));
      if (!wrong) return patchOf(editing);
      document.getElementById(inputId(name, wrong[0]))?.focus();
      return null;
    },
  };
}
export type MarkupForm = ReturnType<typeof useMarkupForm>;
