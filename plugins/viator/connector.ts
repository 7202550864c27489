import { defineConnector } from '@/server/plugin';
import { viatorActivities } from './activity/supply';

/** Viator, with an account of it: https://partnerresources.viator.com */
export const viator = defineConnector({
  id: 'viator',
  supplies: [viatorActivities],
});
