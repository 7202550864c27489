import { createHmac, randomBytes } from 'node:crypto';

const SALT = randomBytes(16);
/** Suppliers are few, and every offer names one. */
const known = new Map<string, string>();

/** Stands for a supplier in what travelers are answered: the same one for the same supplier, and says nothing of it. */
export function neutralId(id: string): string {
  const told = known.get(id) ?? createHmac('sha256', SALT).update(id).digest('base64url').slice(0, 8);
  known.set(id, told);
  return told;
}

/** A supplier as its reader may know it: names of suppliers are for staff alone. */
export const supplierFor = <Named extends { readonly id: string; readonly name: string }>(
  isStaff: boolean,
  supplier: Named,
): Named => (isStaff ? supplier : { ...supplier, id: neutralId(supplier.id), name: '' });
