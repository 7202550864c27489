/** A secret in groups of four, as one reads it out and types it. */
export const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
