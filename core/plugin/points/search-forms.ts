import type { MessageDescriptor } from '@lingui/core';
import type { View } from './item';

/** A product's search form, on the hero page and above its results. */
export interface SearchForm<Config> extends View<{ place: 'hero' | 'page' }, Config> {
  label: MessageDescriptor;
}
