import { plainCases } from '@/server/selling/bookable/testing/plain.cases';
import { entries } from '../entries';
import { airportLounge } from './plugin';

plainCases({
  entry: entries['airport-lounge'],
  plugin: airportLounge,
  criteria: { place: 'airport:LIS', day: '2027-03-20', guests: 2 },
  request: { flightNumber: 'TP 1234' },
});
