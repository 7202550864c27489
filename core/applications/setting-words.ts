import type { MessageDescriptor } from '@lingui/core';
import type { AnyApplication, Application } from '../contract/site/application';
import { settingKind } from '../contract/site/setting';
import { box } from '../fields/box';
import { choice, type ChoiceWords } from '../fields/choice';
import type { Field, Kind } from '../fields/field';
import { number } from '../fields/number';
import { text } from '../fields/text';
import type { NumberUnit } from '../fields/unit';

/** What a setting is called on its form, and what its schema does not say of its kind. */
export interface SettingWords extends Pick<Field, 'label' | 'hint'> {
  readonly as?: NumberUnit;
  /** Stands after the number, where it is of no unit above. */
  readonly unit?: MessageDescriptor;
  /** What each value of an enumeration is called. */
  readonly choices?: ChoiceWords;
  /** A text of several lines. */
  readonly isLong?: boolean;
  /** The heading that it stands below, with its neighbours of the same. */
  readonly group?: MessageDescriptor;
  /** Whether it matters with the others as they are typed; hidden otherwise, and kept. */
  readonly when?: (settings: Readonly<Record<string, unknown>>) => boolean;
}

/** Words for each setting of an application, in the order of the form; null for one that is set elsewhere. */
export type WordsFor<Of> =
  Of extends Application<string, infer Shape>
    ? { readonly [Name in keyof Shape]: SettingWords | null }
    : never;

/** What a setting takes, by its schema and words; null for what one field cannot hold, which has a form of its own. */
export function kindOf(
  { settings }: Pick<AnyApplication, 'settings'>,
  name: string,
  { as, unit, choices, isLong }: SettingWords,
): Kind<unknown> | null {
  const setting = settingKind(settings.shape[name]!);
  if (setting.type === 'switch') return box;
  if (setting.type === 'choice') return choice(setting.values, choices);
  if (setting.type === 'number') return number({ ...setting, as, unit });
  if (setting.type === 'other') return null;
  const { isEmail, most } = setting;
  return text({
    isLong,
    type: isEmail ? 'email' : 'text',
    ...(Number.isFinite(most) && { maxLength: most }),
  });
}
