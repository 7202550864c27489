import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { entries } from '../../plugins/entries';
import { findNamings } from '../../scripts/lib/walls';
import { startServer } from '../support/server';
import { removeConnector, removePlugin } from './remove';
import { tool } from './tool';

/** The walls still know the name of what is gone: nothing that ships in core or the server may say it. */
function provePlainWords(copy: string, id: string): void {
  const files = ['core', 'server'].flatMap((room) =>
    readdirSync(join(copy, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('/data/'))
      .map((name) => {
        const path = `${room}/${name}`;
        return { path, text: readFileSync(join(copy, path), 'utf8') };
      }),
  );
  const said = findNamings(files, [id]).map(({ file, line, word }) => `${file}:${line}  ${word}`);
  if (said.length > 0) throw new Error(`is still named:\n${said.join('\n')}`);
}

interface Answer {
  status: number;
  text: string;
}

/** Asks the server for a page of a demo agency; names of agencies' hosts are not resolved here. */
const get = (port: number, host: string, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(
      { port, path, host: '127.0.0.1', headers: { host: `${host}:${port}` } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode!, text }));
      },
    );
    asked.on('error', reject).end();
  });

const BOOTSTRAP = /<script type="application\/json" id="bootstrap"[^>]*>(.*?)<\/script>/s;

/** An agency that lists the product opens as before; the product's own pages are not there. */
async function proveServing(copy: string, id: string): Promise<void> {
  const server = await startServer({
    isBrief: true,
    cwd: copy,
    dataDir: join(copy, '.data'),
    env: { PUBLIC_URL: 'http://localhost:4000', DEMO: '1' },
  });
  try {
    const home = await get(server.port, 'horizonte.localhost', '/login');
    const bootstrap = BOOTSTRAP.exec(home.text)?.[1];
    const { agency } = JSON.parse(bootstrap ?? '{}') as { agency?: { agencyName?: string } };
    if (home.status !== 200 || !agency?.agencyName)
      throw new Error(`the agency's page answers ${home.status} without its bootstrap`);
    for (const root of entries[id as keyof typeof entries].roots) {
      const { status } = await get(server.port, 'horizonte.localhost', root);
      if (status !== 404) throw new Error(`${root} answers ${status}`);
    }
  } finally {
    await server.stop();
  }
}

/** Takes these products out of the copy and proves that nothing names what is gone, in words, walls or types. */
export async function proveTypes(copy: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    removePlugin(copy, id);
    provePlainWords(copy, id);
  }
  await tool(copy, 'tsx/dist/cli.mjs', 'scripts/walls.ts');
  await tool(copy, 'typescript7/bin/tsc', '-p', 'tsconfig.json', '--singleThreaded');
}

/**
 * Takes the product out of the copy and proves that the rest stands, with what comes in its place, if anything does:
 * `add` gives back its own proof. What is built and served of it has no embedded suppliers either. Throws with what does not.
 */
export async function proveWithout(
  copy: string,
  id: string,
  add?: (copy: string) => Promise<() => Promise<void>>,
): Promise<void> {
  removePlugin(copy, id);
  provePlainWords(copy, id);
  const proveAdded = await add?.(copy);
  await tool(copy, 'tsx/dist/cli.mjs', 'scripts/walls.ts');
  await tool(copy, 'typescript7/bin/tsc', '-p', 'tsconfig.json', '--singleThreaded');
  await proveAdded?.();
  // Tests stand on what the embedded suppliers invent; nothing that ships does.
  removeConnector(copy, 'sandbox');
  await tool(copy, 'tsx/dist/cli.mjs', 'scripts/build.ts');
  await proveServing(copy, id);
}
