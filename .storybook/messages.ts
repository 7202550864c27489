import type { Messages } from '@lingui/core';
import { pseudoCatalog } from '../core/i18n/pseudo';

const catalogs = import.meta.glob<{ messages: Messages }>([
  '../locales/*/*.po',
  '!../locales/*/server.po',
  '!../locales/*/*-server.po',
]);

/** Every catalog of a language, the pseudo-locale made from the English ones. */
export async function messagesOf(language: string): Promise<Messages> {
  const source = language === 'pseudo' ? 'en' : language;
  const paths = Object.keys(catalogs).filter((path) => path.startsWith(`../locales/${source}/`));
  const loaded = await Promise.all(paths.map((path) => catalogs[path]!()));
  const messages = Object.assign({}, ...loaded.map((one) => one.messages)) as Messages;
  return language === 'pseudo' ? pseudoCatalog(messages) : messages;
}
