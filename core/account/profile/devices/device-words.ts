import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Device } from '../../../contract/people/profile';

/** A device in words, from what of it is known; `say` puts them into the reader's language. */
export function deviceName(
  { browser, system }: Pick<Device, 'browser' | 'system'>,
  say: (words: MessageDescriptor) => string,
): string {
  if (browser && system) return say(msg`${browser} on ${system}`);
  if (browser) return browser;
  return say(system ? msg`A browser on ${system}` : msg`An unknown device`);
}
