import { createHmac, randomBytes } from 'node:crypto';

const SALT = randomBytes(16);

/** Stands for a supplier in what travelers are answered: the same one for the same supplier, and says nothing of it. */
export const neutralId = (id: string): string =>
  createHmac('sha256', SALT).update(id).digest('base64url').slice(0, 8);

/** A supplier as its reader may know it: names of suppliers are for staff alone. */
export const supplierFor = <Named extends { readonly id: string; readonly name: string }>(
  isStaff: boolean,
  supplier: Named,
): Named => (isStaff ? supplier : { ...supplier, id: neutralId(supplier.id), name: '' });
