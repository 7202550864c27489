import { toldCases } from '@/server/testing/told/told.cases';
import { letters } from './mail/letters';
import { bookedRental, rentalRecord, rentalTold } from './testing/told';

toldCases('a rental', 'R311 R286', { booked: bookedRental, record: rentalRecord, told: rentalTold, letters });
