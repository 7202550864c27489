import { toldCases } from '@/server/testing/told/told.cases';
import { keptLetters } from './mail/letters';
import { bookedActivity, spotRecord, spotTold } from './testing/told';

toldCases('an activity', 'R348 G137', {
  booked: bookedActivity,
  record: spotRecord,
  told: spotTold,
  letters: keptLetters,
});
