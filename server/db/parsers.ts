/** Types whose JavaScript form must be the same on PostgreSQL and on the embedded database. */
export const OID = { int8: 20, date: 1082, timestamp: 1114 } as const;

/** int8 becomes a number (throws beyond 2^53); dates without a zone stay text, so that nothing shifts them. */
export function parseText(oid: number, value: string): unknown {
  if (oid !== OID.int8) return value;
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new Error(`The integer ${value} is too large`);
  return number;
}
