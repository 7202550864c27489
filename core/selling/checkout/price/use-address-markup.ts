import { useUser } from '../../../session/session';
import { isTravelAgent } from '../../../contract/constants';
import { addressMarkup, type MarkupAddress } from '../address';
import type { Markup } from './markup';

/** The markup in the address for staff; a link with one in it, opened by a traveller, is sold at the usual price. */
export function useAddressMarkup(address: MarkupAddress): Markup | null {
  const user = useUser();
  return isTravelAgent(user?.userType) ? addressMarkup(address) : null;
}
