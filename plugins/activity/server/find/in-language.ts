import type { Language } from '@/core/contract';
import { toldIn } from '../sandbox/told-in';
import type { StoredOffer } from '../stored';

/**
 * What was booked in the words of its reader, by the ids that are kept of it: whoever reads it later reads another language
 * than the one that it was booked in. Without words in that language it stands as it was shown.
 */
export function inLanguage(stored: StoredOffer, language: Language): StoredOffer {
  const { supplierId, activity, option } = stored;
  const activityId = activity.productCode.slice(activity.productCode.indexOf('-') + 1);
  const told = toldIn({ supplierId, activityId, way: option.way }, language);
  return told
    ? { ...stored, activity: { ...activity, ...told.activity }, option: { ...option, ...told.option } }
    : stored;
}
