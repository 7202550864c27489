import type { MessageDescriptor } from '@lingui/core';
import type { Item } from './item';

/**
 * A markup that the owner sets among the agency's markups, for one priced field of the plugin's own booking. The server
 * applies it by the plugin's id (`markupFor` of `server/pricing`).
 */
export interface MarkupField<Config, Details> extends Item<Config> {
  field: Extract<keyof Details, string>;
  label: MessageDescriptor;
  unit: 'percent' | 'money';
  /** A markup on what protects a booking of any product, not on a product's own price. */
  of?: 'protection';
}
