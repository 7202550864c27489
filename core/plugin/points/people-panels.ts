import type { View } from './item';

/** Whose page it is: a client or a sales agent of the agency. */
export interface PanelPerson {
  userId: string;
  email: string;
  name: string;
  kind: 'client' | 'agent';
}

/** A card on the page of a client or an agent, below what is known of them. What staff may do there, its plugin's calls decide. */
export type PeoplePanel<Config> = View<{ person: PanelPerson }, Config>;
