import { defineEntries } from '@/core/contract/entry';

export const entries = defineEntries({
  'airport-lounge': {
    activatedBy: { menu: 'Airport lounges' },
    roots: ['/booknow/airport-lounges'],
    servicing: ['/booknow/airport-lounges/booking', '/booknow/airport-lounges/confirmation'],
    home: '/booknow/airport-lounges',
  },
});
