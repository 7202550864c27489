import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import type { Said } from '../contract/refusal';
import type { SettingKind } from '../contract/site/setting';
import { useFormat } from '../i18n/use-format';
import { useAgency } from '../tenant/agency';
import { Checkbox } from '../ui/choices/Checkbox';
import { RadioGroup } from '../ui/choices/RadioGroup';
import { Select } from '../ui/choices/Select';
import { NumberField } from '../ui/fields/number/NumberField';
import { TextArea, TextField } from '../ui/fields/TextField';
import type { SettingWords } from './setting-words';
import { decimalsOf, saidNumber, shownNumber, storedNumber } from './unit';
import { useProblemWords } from './use-problem-words';

/** As many alternatives stand side by side; more are a list to open. */
const MOST_IN_VIEW = 4;

export interface SettingFieldProps {
  id: string;
  kind: SettingKind;
  words: SettingWords;
  value: unknown;
  problem: Said | undefined;
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

/** One setting, drawn by what its schema takes. */
export function SettingField({ id, kind, words, value, problem, onChange, onBlur }: SettingFieldProps) {
  const { _ } = useLingui();
  const say = useProblemWords();
  const error = problem && say(problem, words);
  const hint = words.hint && _(words.hint);
  const label = _(words.label);
  if (kind.type === 'switch')
    return <Checkbox {...{ id, label, hint, error, onChange }} checked={value === true} />;
  if (kind.type === 'number')
    return <NumberSetting {...{ id, kind, words, value, problem, onChange, onBlur }} />;
  if (kind.type === 'choice')
    return <ChoiceSetting {...{ id, kind, words, value, error, hint, label, onChange }} />;
  // What one field cannot hold has a form of its own.
  if (kind.type === 'other') return null;
  const field = {
    ...{ id, label, hint, error, onBlur, onChange },
    value: typeof value === 'string' ? value : '',
    ...(Number.isFinite(kind.most) && { maxLength: kind.most }),
  };
  if (words.isLong) return <TextArea {...field} />;
  return <TextField {...field} type={kind.isEmail ? 'email' : 'text'} />;
}

function ChoiceSetting({
  id,
  kind,
  words,
  value,
  error,
  hint,
  label,
  onChange,
}: Pick<SettingFieldProps, 'id' | 'words' | 'value' | 'onChange'> & {
  kind: Extract<SettingKind, { type: 'choice' }>;
  label: string;
  hint: string | undefined;
  error: string | undefined;
}) {
  const { _ } = useLingui();
  const options = kind.values.map((one) => {
    const said = words.choices?.[one];
    if (!said) return { value: one, label: one };
    return 'label' in said
      ? { value: one, label: _(said.label), hint: _(said.hint) }
      : { value: one, label: _(said) };
  });
  const chosen = typeof value === 'string' ? value : '';
  return options.length > MOST_IN_VIEW ? (
    <Select {...{ id, label, hint, error, options, onChange }} value={chosen} />
  ) : (
    <RadioGroup {...{ id, hint, error, options, onChange }} legend={label} value={chosen} />
  );
}

function NumberSetting({ id, kind, words, value, problem, onChange, onBlur }: SettingFieldProps) {
  const { t } = useWords();
  const { _ } = useLingui();
  const format = useFormat();
  const { currency } = useAgency();
  const say = useProblemWords();
  if (kind.type !== 'number') return null;
  const { as } = words;
  const shown = (stored: number) => shownNumber(stored, as, currency);
  const said = (stored: number) => saidNumber(stored, as, { format, currency });
  const affix = {
    percent: '%',
    basisPoints: '%',
    money: currency,
    days: t`days`,
    hours: t`hours`,
  } as const;
  const suffix = as ? affix[as] : words.unit && _(words.unit);
  const hasMin = Number.isFinite(kind.min);
  const [min, max] = [hasMin ? said(kind.min) : '', Number.isFinite(kind.max) ? said(kind.max) : ''];
  const bounds =
    min && max
      ? kind.isAboveMin
        ? t`More than ${min}, at most ${max}`
        : t`From ${min} to ${max}`
      : min
        ? kind.isAboveMin
          ? t`More than ${min}`
          : t`At least ${min}`
        : max && t`At most ${max}`;
  const hint = [words.hint && _(words.hint), bounds && `${bounds}.`].filter(Boolean).join(' ');
  return (
    <NumberField
      id={id}
      label={_(words.label)}
      hint={hint || undefined}
      error={problem && say(problem, words)}
      value={typeof value === 'number' ? shown(value) : null}
      decimals={decimalsOf(as, kind.isWhole, currency)}
      step={kind.step === null ? 1 : shown(kind.step)}
      {...(hasMin && { min: shown(kind.min) })}
      {...(Number.isFinite(kind.max) && { max: shown(kind.max) })}
      {...(suffix && { suffix })}
      onChange={(typed) => onChange(typed === null ? null : storedNumber(typed, as, currency))}
      onBlur={onBlur}
    />
  );
}
