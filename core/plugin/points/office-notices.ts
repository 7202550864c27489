import type { View } from './item';

/**
 * A line above every page for those who work for the agency: what must not be overlooked wherever they are. It draws
 * nothing while there is nothing to say.
 */
export type OfficeNotice<Config> = View<{ agencyId: string }, Config>;
