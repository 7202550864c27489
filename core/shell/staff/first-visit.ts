import { fetchProfile } from '../../session/session';
import { isTravelAgent } from '../../contract/constants';
import type { Store } from '../../state/store';
import { rememberNoStaff } from './place';

/** Milliseconds that the server's first sight stands until the profile says who is signed in. */
const PATIENCE = 3_000;

/** Remembers that a user is none of the staff; what staff has chosen is remembered by its menu. */
export function rememberUser(userType: string): void {
  if (!isTravelAgent(userType)) rememberNoStaff();
}

/** Resolves when the profile has said whether the frame has the staff's menu, or takes too long to say it. */
export async function whoIsHere(store: Store): Promise<void> {
  const asked = fetchProfile(store).then(({ userType }) => rememberUser(userType));
  await Promise.race([asked, new Promise((done) => setTimeout(done, PATIENCE))]);
}
