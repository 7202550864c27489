import { deleteCookie, readCookie, writeCookie } from '../state/cookies';

/** Cookie and header have the same name (G52). The API believes the header only (SEC-01, G57). */
export const TOKEN_COOKIE = 'x-access-token';
/** Seven days (R156). */
export const TOKEN_SECONDS = 604_800;

export const readToken = (): string | null => readCookie(TOKEN_COOKIE) || null;
export const hasToken = (): boolean => readToken() !== null;
export const writeToken = (token: string): void => writeCookie(TOKEN_COOKIE, token, TOKEN_SECONDS);
export const clearToken = (): void => deleteCookie(TOKEN_COOKIE);
