import type { Language } from '@/core/contract';
import type { ActivitySupplier } from '../../face/port';
import type { StoredOffer } from '../stored';

/** Who may have words in other languages for what they sold. */
export type Tellers = readonly Pick<ActivitySupplier, 'id' | 'wordsIn'>[];

/**
 * What was booked in the words of its reader, by the ids that are kept of it: whoever reads it later reads another language
 * than the one that it was booked in. Without words in that language it stands as it was shown.
 */
export function inLanguage(stored: StoredOffer, language: Language, tellers: Tellers): StoredOffer {
  const { supplierId, activity, option } = stored;
  const activityId = activity.productCode.slice(activity.productCode.indexOf('-') + 1);
  const told = tellers
    .find(({ id }) => id === supplierId)
    ?.wordsIn?.({ activityId, way: option.way }, language);
  return told
    ? { ...stored, activity: { ...activity, ...told.activity }, option: { ...option, ...told.option } }
    : stored;
}
