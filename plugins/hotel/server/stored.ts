import type { Language } from '@/core/contract';
import { storedAs } from '@/server/selling/bookable/stored';
import { BookedRequest, StoredDetails, StoredOffer, type StoredStay } from '../face/order';
import { cityIn } from './content/city-said';

/** A stay as its reader is told of it: names are as they were shown, its city is the reader's word for it. */
export const stayIn = (stay: StoredStay, language: Language): StoredStay => ({
  ...stay,
  hotel: cityIn(language, stay.hotel),
});

/** What a quote and a booking keep. */
export const stays = storedAs({ offer: StoredOffer, request: BookedRequest, details: StoredDetails });
