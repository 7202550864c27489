import { safeParse } from 'zod/mini';
import { tabStore } from '@/core/session/tab-store';
import { Extras } from '../../contract';
import { NO_EXTRAS } from './choice';

/** What was chosen in a checkout, kept in this tab over reloads like what is typed into it; never what it costs. */
const store = tabStore('flight-extras');

export const readKept = (key: string): Extras => safeParse(Extras, store.read(key)).data ?? NO_EXTRAS;
export const keep = (key: string, extras: Extras): void => store.keep(key, extras);
