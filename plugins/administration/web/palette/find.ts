import type { FoundPage, PaletteSearch } from '@/core/plugin';
import { listAgents, listClients } from '../../contract/users';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface Setting {
  /** A panel of the website's settings, or the path of a screen. */
  panel: string;
  /** What people look for; the first that fits is shown. */
  names: readonly MessageDescriptor[];
}

/** Where the owner finds which setting. */
const SETTINGS: readonly Setting[] = [
  { panel: 'products', names: [msg`Products`] },
  {
    panel: 'brand',
    names: [msg`Brand`, msg`Primary color`, msg`Main logo`, msg`Mobile logo`, msg`Corners`, msg`Typeface`],
  },
  { panel: 'home', names: [msg`Home page`, msg`Banner heading`, msg`Sub-heading`] },
  { panel: 'contact', names: [msg`Contact`, msg`Social links`] },
  {
    panel: 'legal',
    names: [msg`Legal texts`, msg`Privacy policy`, msg`Cookies policy`, msg`Disclaimer`],
  },
  {
    panel: 'access',
    names: [msg`Sign-up and domain`, msg`Who may sign up`, msg`Your own domain`, msg`Single sign-on`],
  },
  {
    panel: '/settings/letters',
    names: [msg`Emails`, msg`Email templates`, msg`Confirmation email`],
  },
  { panel: '/settings/markups', names: [msg`Default markup`] },
  { panel: '/settings/applications', names: [msg`Applications`] },
];

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
