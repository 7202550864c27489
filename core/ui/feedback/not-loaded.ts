import { t } from '@lingui/core/macro';
import { toast } from './toast';

/** Says that a part of the page could not be fetched, where the page itself goes on. */
export const sayNotLoaded = (): number => toast.error(t`Something failed to load. Please reload the page.`);
