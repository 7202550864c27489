import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SERVER = 'dist/server/main.js';

if (!existsSync(SERVER)) {
  console.error(`There is no ${SERVER}: run "npm run build" first`);
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [SERVER, ...process.argv.slice(2), ...(process.argv.length > 2 ? [] : ['help'])],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
