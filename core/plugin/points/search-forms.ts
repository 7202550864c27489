import type { MessageDescriptor } from '@lingui/core';
import type { View } from './item';

/** A product's search form, a tab of the agency's home page. It leads to the plugin's own results. */
export interface SearchForm<Config> extends View<{ place: 'hero' | 'page' }, Config> {
  label: MessageDescriptor;
}
