import type { MessageDescriptor } from '@lingui/core';
import type { Application } from '../contract/site/application';

/**
 * How a number is kept and read: `percent` is kept as it is read (2.5 for 2.5 %), `basisPoints` in hundredths of that, `money`
 * in minor units of the agency's currency, `days` and `hours` as they are.
 */
export type SettingUnit = 'percent' | 'basisPoints' | 'money' | 'days' | 'hours';

/** What a setting is called on its form. */
export interface SettingWords {
  readonly label: MessageDescriptor;
  /** What it does. What its schema asks for, such as bounds, is said without it. */
  readonly hint?: MessageDescriptor;
  readonly as?: SettingUnit;
  /** Stands after the number, where it is of no unit above. */
  readonly unit?: MessageDescriptor;
  /** What each value of an enumeration is called. */
  readonly choices?: Readonly<
    Record<string, MessageDescriptor | { label: MessageDescriptor; hint: MessageDescriptor }>
  >;
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
