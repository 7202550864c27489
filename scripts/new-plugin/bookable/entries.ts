import { defineEntries } from '@/core/contract/entry';

/** What `plugins/entries.ts` says of a product that is written from these files. */
export const entries = defineEntries({
  'sample-pass': {
    activatedBy: { menu: 'Sample passes' },
    roots: ['/booknow/sample-passes'],
    servicing: ['/booknow/sample-passes/booking', '/booknow/sample-passes/confirmation'],
    home: '/booknow/sample-passes',
  },
});
