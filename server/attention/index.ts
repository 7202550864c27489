import './tables';

export { attentionMigration } from './migration';
export { noticed } from './notices';
export { lookAround, personCalled } from './look-around';
export { reconcile, type Reconciliation } from './reconciliation/reconcile';
export { openPoints, syncPoints, type Cause } from './points';
export type { AttentionRow, Facts } from './tables';
