import type { ServerPluginEntry } from '../plugin';

/** Every application that one of the plugins is switched on by, for an agency that has them all. */
export const applicationsOf = (plugins: readonly ServerPluginEntry[]): string[] =>
  plugins.flatMap(({ activatedBy }) => ('application' in activatedBy ? [activatedBy.application] : []));
