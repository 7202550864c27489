import type { FoundPage, PaletteSearch } from '@/core/plugin';
import { listAgents, listClients } from '../../contract/users';
import { SETTINGS } from './settings';

const MOST = 5;

/** Letters without their marks, as people type them. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Settings of which a name has every word that was typed. */
function settingsFor({ text, say }: Pick<PaletteSearch, 'text' | 'say'>): FoundPage[] {
  const wanted = plain(text).split(/\s+/);
  return SETTINGS.flatMap(({ panel, names }) => {
    const name = names.find((each) => {
      const written = plain(say(each));
      return wanted.every((word) => written.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word)));
    });
    return name
      ? [{ id: `setting/${panel}`, label: name, icon: 'settings' as const, ...addressOf(panel) }]
      : [];
  });
}

const addressOf = (panel: string): Pick<FoundPage, 'to' | 'search'> =>
  panel.startsWith('/')
    ? { to: panel }
    : { to: '/settings/website', ...(panel === 'products' ? {} : { search: { panel } }) };

interface Person {
  _id: string;
  name: string;
  email: string;
}
const personPage =
  (folder: 'clients' | 'agents') =>
  ({ _id, name, email }: Person): FoundPage => ({
    id: `${folder}/${_id}`,
    label: name || email,
    detail: email,
    icon: 'users',
    to: `/${folder}/${_id}`,
  });

/** Clients, for the owner agents and settings as well, that answer to what staff typed into the palette. */
export default async function find(search: PaletteSearch): Promise<readonly FoundPage[]> {
  const { api, text, signal, userType } = search;
  const isOwner = userType === 'AgencyOwner';
  const query = { searchQuery: text, limit: MOST };
  const none = { data: [] };
  const [clients, agents] = await Promise.all([
    api.call(listClients, { query }, { signal }),
    isOwner ? api.call(listAgents, { query }, { signal }) : none,
  ]);
  return [
    ...(isOwner ? settingsFor(search) : []),
    ...clients.data.map(personPage('clients')),
    ...agents.data.map(personPage('agents')),
  ];
}
