import { readFileSync } from 'node:fs';
import type { MessageDescriptor } from '@lingui/core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '@/core/contract';
import type { AnyPlugin } from '@/core/plugin';
import { PLATFORM_STATUSES } from '@/core/selling/after-sale/statuses';
import type { ListingWords } from '@/server/ports/booking';
import { nameOfStatus, spellingsOf, STATES, statusName } from '@/server/booking/lists/status-words';

interface Words {
  STATUS_LABELS: Record<string, MessageDescriptor>;
}
const listings = import.meta.glob<{ LISTING: ListingWords }>('./*/server/listing.ts', { eager: true });
const statuses = import.meta.glob<Words>('./*/web/statuses.ts', { eager: true });
const manifests = import.meta.glob<AnyPlugin>('./*/plugin.ts', { eager: true, import: 'default' });
/** Every product that is listed, whichever are installed. */
const products = Object.entries(listings).map(([path, { LISTING }]) => {
  const id = path.split('/')[1]!;
  return [id, LISTING, statuses[`./${id}/web/statuses.ts`]!] as const;
});

const wordIn = (catalog: string, language: string, message: string) =>
  new RegExp(`^msgid ${JSON.stringify(message)}\\nmsgstr "(.*)"$`, 'm').exec(
    readFileSync(`locales/${language}/${catalog}.po`, 'utf8').replaceAll('\r', ''),
  )?.[1];

/** A message of a plugin as its catalog has it, or the platform's own; the source stands for English. */
function translated(plugin: string, language: string, message: string): string {
  const found = wordIn(plugin, language, message) ?? wordIn('core', language, message);
  if (found === undefined) throw new Error(`${plugin} has no "${message}" in ${language}`);
  return found || message;
}

test.each(products)(
  'the statuses of a %s have one word each, in files as in lists and filters, in every language',
  (plugin, listing, { STATUS_LABELS }) => {
    for (const [catalog, words] of [
      [plugin, STATUS_LABELS],
      ['core', PLATFORM_STATUSES],
    ] as const)
      for (const [word, label] of Object.entries(words))
        for (const language of LANGUAGES)
          expect(nameOfStatus({ id: plugin, listing }, word, language), `${word} in ${language}`).toBe(
            translated(catalog, language, label.message!),
          );
  },
);

test.each(
  [
    ['R228', 'flight', 'Booked, Ticket Requested, Ticketed, Confirmed, Cancelled, Rejected'],
    ['R306', 'car', 'Confirmed, Cancelled, Failed'],
  ].filter(([, id]) => products.some(([one]) => one === id)),
)('%s a %s is %s', (_, id, all) => {
  const [, , { STATUS_LABELS }] = products.find(([one]) => one === id)!;
  expect(Object.keys(STATUS_LABELS).join(', ')).toBe(all);
});

test.each(products)(
  'G14 a %s that is confirmed, pending, given up or failed has the word of every other',
  (id, listing) => {
    for (const [state, status, word] of [
      ['confirmed', 'Confirmed', STATES.confirmed],
      ['processing', 'Processing', STATES.pending],
      ['reserved', 'Confirmed', STATES.onHold],
      ['cancelled', 'Cancelled', STATES.cancelled],
      ['failed', 'Failed', STATES.failed],
    ] as const)
      for (const language of LANGUAGES)
        expect(statusName({ id, listing }, { state, status }, language), state).toBe(word[language]);
  },
);

test.each(products)('G87 a status of a %s that nobody knows stands in files as it came', (id, listing) => {
  for (const language of ['en', 'pt', 'es'] as const)
    expect(nameOfStatus({ id, listing }, 'Teleported', language)).toBe('Teleported');
});

test('G14 a filter takes any spelling of a status for all that have its word', () => {
  const listing: ListingWords = {
    statuses: {
      cancelled: { en: 'Canceled', pt: 'Cancelada', es: 'Cancelada' },
      CANCELED: { en: 'Canceled', pt: 'Cancelada', es: 'Cancelada' },
    },
  };
  const all = ['Cancelled', 'cancelled', 'CANCELED'];
  for (const spelling of all) expect(spellingsOf(listing, spelling)).toEqual(all);
  expect(spellingsOf(listing, 'on hold')).toEqual(['on hold']);
});

test('files call products as the menu does', () => {
  expect(products.length).toBeGreaterThan(0);
  for (const [id, { names }] of products) {
    const [tab] = manifests[`./${id}/plugin.ts`]!.contributes!.menu!;
    for (const language of LANGUAGES)
      expect(names![language]).toBe(translated(id, language, tab!.label.message!));
  }
});
