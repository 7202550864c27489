import { deleteCookie, readCookie, writeCookie } from '../../state/cookies';

const FLAG = 'rememberMe';
const EMAIL = 'rememberEmail';
/** A year. */
const SECONDS = 365 * 86_400;

/** The preference and the e-mail address of the last sign-in; never a password (R086, G124). */
export const readRemembered = (): { remember: boolean; email: string } => {
  const remember = readCookie(FLAG) === 'true';
  return { remember, email: remember ? (readCookie(EMAIL) ?? '') : '' };
};

export function writeRemembered(remember: boolean, email: string): void {
  if (remember) {
    writeCookie(FLAG, 'true', SECONDS);
    writeCookie(EMAIL, email, SECONDS);
  } else {
    deleteCookie(FLAG);
    deleteCookie(EMAIL);
  }
}
