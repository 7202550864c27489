import { sentencesOf } from '@/core/contract/refusal';
import { hotelFieldRefusals } from './refusals';

/** The sentences, which are all that a schema carries. */
export const HOTEL_MESSAGES = sentencesOf(hotelFieldRefusals);
