import { plainCases } from '@/server/selling/bookable/testing/plain.cases';
import { entries } from '../entries';
import { samplePass } from './plugin';

plainCases({
  entry: entries['sample-pass'],
  plugin: samplePass,
  criteria: { place: 'city:LIS', day: '2027-03-20', people: 2 },
  request: {},
});
