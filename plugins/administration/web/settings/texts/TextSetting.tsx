import { useState } from 'react';
import { TextArea, TextField as Line } from '@/core/ui/fields/TextField';
import { useSettingNames } from '../setting-names';
import { wordsOf } from '@/core/i18n/words-of';
import { textProblem, type TextField } from './texts';
import type { SettingsForm } from '../use-settings-form';

interface TextSettingProps {
  field: TextField;
  form: SettingsForm;
  /** Saving was tried: errors show without waiting for the field to be left. */
  submitted: boolean;
  hint?: string;
  type?: 'text' | 'tel' | 'email' | 'url';
  autoComplete?: string;
  rows?: number;
}

export const settingId = (field: TextField): string => `setting-${field}`;

/** One text of the settings; what the contract says against a changed one stands below it. */
export function TextSetting({
  field,
  form,
  submitted,
  hint,
  type = 'text',
  autoComplete = 'off',
  rows,
}: TextSettingProps) {
  const names = useSettingNames();
  const [left, setLeft] = useState(false);
  const { base, draft, edit } = form;
  const value = draft.texts[field];
  const problem = (left || submitted) && value !== base.texts[field] ? textProblem(field, value) : undefined;
  const shared = {
    id: settingId(field),
    label: names[field],
    value,
    autoComplete,
    onChange: (text: string) => edit((now) => ({ ...now, texts: { ...now.texts, [field]: text } })),
    onBlur: () => setLeft(true),
    ...(hint ? { hint } : {}),
    ...(problem ? { error: wordsOf(problem) } : {}),
  };
  return rows ? <TextArea rows={rows} {...shared} /> : <Line type={type} {...shared} />;
}
