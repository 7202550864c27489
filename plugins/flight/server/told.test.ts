import { toldCases } from '@/server/testing/told/told.cases';
import { letters } from './mail/letters';
import { bookedTrip, tripRecord, tripTold } from './testing/told';

toldCases('a trip', 'R241 G137', { booked: bookedTrip, record: tripRecord, told: tripTold, letters });
