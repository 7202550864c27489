import { defineConnector } from '@/server/plugin';
import { viatorAccount } from './account';
import { viatorActivities } from './activity/supply';

/** Viator, with an account of it: https://partnerresources.viator.com */
export const viator = defineConnector({
  id: 'viator',
  account: viatorAccount,
  supplies: [viatorActivities],
});
