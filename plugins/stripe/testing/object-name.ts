let made = 0;
/** A number of its own in this process; what it numbers says its prefix. */
export const nameOf = (prefix: string): string => `${prefix}_fake${String(++made).padStart(10, '0')}`;
