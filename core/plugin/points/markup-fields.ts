import type { MessageDescriptor } from '@lingui/core';
import type { Item } from './item';

/** A markup that staff can set, for one priced field of the plugin's own booking. */
export interface MarkupField<Config, Details> extends Item<Config> {
  field: Extract<keyof Details, string>;
  label: MessageDescriptor;
  unit: 'percent' | 'money';
}
