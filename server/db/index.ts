import './tables';

export { DataDirInUse } from './lock';
export { openDb, type Database } from './open';
export { json } from './json';
export { systemTable, tenantTable } from './tenantTable';
export type { Db, Migration, Tables, Tx } from './types';
