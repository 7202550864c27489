import { inFile, mutants } from './mutant';

export default mutants([
  ...inFile(
    'plugins/flight/server/sell.ts',
    { test: 'plugins/flight/server/sell.test.ts', breaks: ['G69', 'INV-4'] },
    [['fares are split without their taxes', 'fare.base.amount + fare.taxes.amount', 'fare.base.amount']],
  ),
  ...inFile('plugins/car/server/sell.ts', { test: 'plugins/car/server/sell.test.ts', breaks: ['G69'] }, [
    [
      'a day of a car is rounded down',
      'Math.ceil(total.amount / offer.days)',
      'Math.floor(total.amount / offer.days)',
    ],
    [
      'a day of a car is rounded to the nearest',
      'Math.ceil(total.amount / offer.days)',
      'Math.round(total.amount / offer.days)',
    ],
  ]),
  ...inFile(
    'plugins/hotel/server/find/sell-stay.ts',
    { test: 'plugins/hotel/server/find/sell-stay.test.ts', breaks: ['G69'] },
    [
      ['a night is rounded down', 'Math.ceil(total.amount / nights)', 'Math.floor(total.amount / nights)'],
      [
        'a night is rounded to the nearest',
        'Math.ceil(total.amount / nights)',
        'Math.round(total.amount / nights)',
      ],
    ],
  ),
]);
