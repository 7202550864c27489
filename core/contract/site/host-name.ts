/** What stands between two dots of a host: up to 63 letters, digits and hyphens, none of which is at an end. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const LABEL_ONLY = new RegExp(`^${LABEL}$`);
const HOST = new RegExp(`^(?=.{4,253}$)(?:${LABEL}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`);

/** Whether it can be a subdomain, in small letters. */
export const isHostLabel = (text: string): boolean => LABEL_ONLY.test(text);

/** Whether it is a name of two labels at least, in small letters, without scheme, port and path. */
export const isHostName = (text: string): boolean => HOST.test(text);
