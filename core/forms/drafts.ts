import { tabStore } from '../session/tab-store';

/**
 * What was typed into a checkout, so that a reload loses nothing. It lives in this tab only, never holds card data (those
 * fields belong to the gateway), and goes when the booking is made (see `forgetWay`) or the session ends.
 */
export const drafts = tabStore('checkout');
