import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

/** A handler of the same HTTP library that does nothing, in a process of its own; ends when its input does. */
const app = new Hono().get('/', (context) => context.json({ agency: 'x'.repeat(1500) }));
const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1', () => {
  console.log((server.address() as { port: number }).port);
});
process.stdin.on('end', () => process.exit(0)).resume();
