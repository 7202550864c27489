import { createServer } from 'vite';

/** Runs `lists-measure.ts` as the development server runs the app: with the words of its catalogs. */
const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
});
try {
  await vite.ssrLoadModule('/scripts/bench/lists-measure.ts');
} finally {
  await vite.close();
}
process.exit(0);
