import type { Config } from '../../config/config';
import type { Sells } from '../../ports/supplier';

type Told = Pick<Config, 'sandbox' | 'suppliersOff'>;

/** Whether an embedded supplier sells: it invents what it has, which is for demo mode and for trying a deployment alone. */
export const embeddedSells = ({ sandbox, suppliersOff }: Told, id: string): Sells =>
  (sandbox && !suppliersOff.includes(id)) as Sells;

/** Whether a real supplier sells that is configured. */
export const realSells = ({ suppliersOff }: Pick<Told, 'suppliersOff'>, id: string): Sells =>
  !suppliersOff.includes(id) as Sells;
