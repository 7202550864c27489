import type { Config } from '../../config';

/** Whether an embedded supplier sells: it invents what it has, which is for demo mode and for trying a deployment alone. */
export const embeddedSells = (
  { sandbox, suppliersOff }: Pick<Config, 'sandbox' | 'suppliersOff'>,
  id: string,
): boolean => sandbox && !suppliersOff.includes(id);
