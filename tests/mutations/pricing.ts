import { mutants } from './mutant';

export default mutants([
  {
    name: 'a markup of 100 % is refused',
    file: 'server/pricing/markup.ts',
    find: 'if (percent > 100) return markupTooHigh;',
    put: 'if (percent >= 100) return markupTooHigh;',
    breaks: ['R224'],
    test: 'server/pricing/markup.test.ts',
  },
  {
    name: 'a markup of nothing is taken',
    file: 'server/pricing/markup.ts',
    find: 'percent <= 0) return markupTooLow',
    put: 'percent < 0) return markupTooLow',
    breaks: ['R224'],
    test: 'server/pricing/markup.test.ts',
  },
  {
    name: 'mixed currencies are added up',
    file: 'server/pricing/price.ts',
    find: 'if (other && other.currency !== currency)',
    put: 'if (other && other.currency === "XXX")',
    breaks: ['G69'],
    test: 'server/pricing/price.test.ts',
  },
  {
    name: 'what rounding left of a split is lost',
    file: 'server/pricing/split.ts',
    find: 'index === parts.length - 1 ? left :',
    put: '',
    breaks: ['INV-4'],
    test: 'server/pricing/split.test.ts',
  },
]);
