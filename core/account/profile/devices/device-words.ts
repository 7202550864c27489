import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Device } from '../../../contract/profile';

/** A device in words, from what of it is known. */
export function deviceName({ browser, system }: Pick<Device, 'browser' | 'system'>): MessageDescriptor {
  if (browser && system) return msg`${browser} on ${system}`;
  if (browser) return msg`${browser}`;
  if (system) return msg`A browser on ${system}`;
  return msg`An unknown device`;
}
