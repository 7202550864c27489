import { createServer } from 'vite';

/**
 * `npm run contracts -- --viator FILE`: holds an adapter against the document that its maker publishes. A maker on the
 * loopback answers as the document says, in every way that it may, and writes down what is asked against it.
 */
const vite = await createServer({
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
});
let code = 1;
try {
  const { hold } = (await vite.ssrLoadModule('/scripts/contracts/hold.ts')) as typeof import('./hold');
  code = await hold(process.argv.slice(2));
} finally {
  await vite.close();
}
// Databases in memory and connections that are kept would hold it open.
process.exit(code);
