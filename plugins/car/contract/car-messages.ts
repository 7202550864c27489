import { sentencesOf } from '@/core/contract/refusal';
import { carFieldRefusals } from './refusals';

/** The sentences, which are all that a schema carries. */
export const CAR_MESSAGES = sentencesOf(carFieldRefusals);
