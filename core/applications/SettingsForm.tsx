import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import { type FormEvent, Fragment, useRef, useState } from 'react';
import type { AnyApplication } from '../contract/site/application';
import { type ApplicationState, getApplication } from '../contract/site/applications';
import { rejectionWords } from '../i18n/rejection';
import { LeaveDialog } from '../navigation/LeaveDialog';
import { Failed } from '../query/Failed';
import { useApiQuery } from '../query/query';
import { Button } from '../ui/actions/Button';
import { Card } from '../ui/content/Card';
import { Inline, Stack } from '../ui/content/layout';
import { Heading, Text } from '../ui/content/Text';
import { Skeleton } from '../ui/feedback/Skeleton';
import { toast } from '../ui/feedback/toast';
import { groupsOf } from './groups';
import { NewerSettings } from './NewerSettings';
import { kindOf, type SettingWords, type WordsFor } from './setting-words';
import { useProblemWords } from './use-problem-words';
import { useSettingsEdit } from './use-settings-edit';

export interface SettingsFormProps<Of extends AnyApplication> {
  application: Of;
  /** Words for each of its settings: one without does not compile. */
  words: WordsFor<Of>;
}

/** The settings of an application, made from its schema and its words; checked by the same schema that the server goes by. */
export function SettingsForm<const Of extends AnyApplication>({ application, words }: SettingsFormProps<Of>) {
  const { t } = useLingui();
  const query = useApiQuery(
    getApplication,
    { params: { app: application.id } },
    { select: ({ data }) => data },
  );
  if (query.data)
    return (
      <Form
        application={application}
        words={words as Readonly<Record<string, SettingWords | null>>}
        state={query.data}
      />
    );
  return query.isError ? (
    <Failed of={query} title={t`The settings could not be loaded`} />
  ) : (
    <Skeleton shape="block" height={80} />
  );
}

interface FormProps {
  application: AnyApplication;
  words: Readonly<Record<string, SettingWords | null>>;
  state: ApplicationState;
}

function Form({ application, words, state }: FormProps) {
  const { t } = useLingui();
  const { _ } = useI18n();
  const say = useProblemWords();
  const edit = useSettingsEdit(application, state, words);
  const heading = useRef<HTMLHeadingElement>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [submitted, setSubmitted] = useState(false);
  const idOf = (name: string) => `${application.id}-${name}`;
  const groups = groupsOf(words, edit.draft);
  const names = groups.flatMap((group) => group.settings.map(({ name }) => name));

  const lead = (wrong: readonly string[]) => {
    const first = names.find((name) => wrong.includes(name));
    const field = first && document.getElementById(idOf(first));
    if (field) (field.matches('fieldset') ? (field.querySelector('input') ?? field) : field).focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const wrong = Object.keys(edit.problems);
    if (wrong.length > 0) return lead(wrong);
    try {
      await edit.save();
      setSubmitted(false);
      setLeft(new Set());
      toast.success(t`Data updated successfully`);
      heading.current?.focus();
    } catch (cause) {
      const refused = (cause as { data?: { validationError?: object } }).data?.validationError;
      if (!refused) return;
      for (const reason of rejectionWords(cause, (said, name) => say(said, words[name]))) toast.error(reason);
      lead(Object.keys(refused));
    }
  };
  return (
    <Card as="section" padding="large" aria-labelledby={idOf('settings')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={24}>
          <Heading level={2} size={20} id={idOf('settings')} tabIndex={-1} ref={heading}>
            <Trans>Settings</Trans>
          </Heading>
          {edit.newer && (
            <NewerSettings
              {...{ words, application, newer: edit.newer, draft: edit.draft }}
              onKeep={edit.keep}
              onLoad={edit.discard}
            />
          )}
          {groups.map(({ heading: title, settings }) => (
            <Stack key={settings[0]!.name} gap={16}>
              {title && (
                <Heading level={3} size={16}>
                  {_(title)}
                </Heading>
              )}
              {settings.map(({ name, words: own }) => {
                const problem = submitted || left.has(name) ? edit.problems[name] : undefined;
                const field = {
                  id: idOf(name),
                  label: _(own.label),
                  hint: own.hint && _(own.hint),
                  error: problem && say(problem, own),
                  value: edit.draft[name],
                  onChange: (value: unknown) => edit.change(name, value),
                  onBlur: () => setLeft((now) => new Set(now).add(name)),
                };
                return <Fragment key={name}>{kindOf(application, name, own)?.draw(field)}</Fragment>;
              })}
            </Stack>
          ))}
          <Failed of={edit} title={t`The settings were not saved`} />
          <Inline gap={8}>
            <Button type="submit" loading={edit.saving} disabled={edit.newer !== null}>
              <Trans>Save changes</Trans>
            </Button>
            {edit.isDirty && (
              <Button variant="quiet" disabled={edit.saving} onClick={edit.discard}>
                <Trans>Discard</Trans>
              </Button>
            )}
            {edit.isDirty && (
              <Text as="span" size={14} tone="secondary" role="status">
                <Trans>Not saved yet</Trans>
              </Text>
            )}
          </Inline>
        </Stack>
      </form>
      <LeaveDialog dirty={edit.isDirty} />
    </Card>
  );
}
