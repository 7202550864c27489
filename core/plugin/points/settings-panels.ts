import type { MessageDescriptor } from '@lingui/core';
import type { View } from './item';

/** A panel among the agency's settings, for owners. What it saves is its plugin's own call. */
export interface SettingsPanel<Config> extends View<{ agencyId: string }, Config> {
  title: MessageDescriptor;
  /** Path segment under /settings. */
  slug: string;
}
