import { i18n, type MessageDescriptor } from '@lingui/core';
import { RadioGroup } from '../ui/choices/RadioGroup';
import { Select } from '../ui/choices/Select';
import type { Kind } from './field';

/** What each value is called; a value without words is its own. */
export type ChoiceWords = Readonly<
  Record<string, MessageDescriptor | { label: MessageDescriptor; hint: MessageDescriptor }>
>;

/** As many alternatives stand side by side; more are a list to open. */
const MOST_IN_VIEW = 4;

/** One of a few values. */
export function choice(values: readonly string[], words: ChoiceWords = {}): Kind<string> {
  const optionOf = (value: string) => {
    const said = words[value];
    if (!said) return { value, label: value };
    return 'label' in said
      ? { value, label: i18n._(said.label), hint: i18n._(said.hint) }
      : { value, label: i18n._(said) };
  };
  return {
    draw: ({ id, label, hint, error, value, onChange }) => {
      const shared = { id, hint, error, onChange, value: value ?? '', options: values.map(optionOf) };
      return values.length > MOST_IN_VIEW ? (
        <Select {...shared} label={label} />
      ) : (
        <RadioGroup {...shared} legend={label} />
      );
    },
    told: (value) => optionOf(value).label,
  };
}
