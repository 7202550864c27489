import type { View } from './item';

/** What a site of one's own costs, in a line below Build Now on the platform's start page; it draws nothing until it knows. */
export type LandingPrice<Config> = View<object, Config>;
