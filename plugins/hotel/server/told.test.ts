import { toldCases } from '@/server/testing/told/told.cases';
import { letters } from './mail/letters';
import { bookedStay, stayRecord, stayTold } from './testing/told';

toldCases('a stay', 'R278 G137', { booked: bookedStay, record: stayRecord, told: stayTold, letters });
