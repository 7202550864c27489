import { sentencesOf } from '@/core/contract/refusal';
import { activityFieldRefusals } from './refusals';

/** The sentences, which are all that a schema carries. */
export const ACTIVITY_SENTENCES = sentencesOf(activityFieldRefusals);
