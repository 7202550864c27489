/**
 * `node scripts/run.mjs FILE …`: runs a script of the project, or a tool by its file, on a Node that can. It is plain
 * JavaScript and loads nothing before it has looked, so that whoever has an older Node reads one sentence.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const numbers = (version) => version.match(/\d+/g).map(Number);
const [major, minor] = numbers(process.versions.node);
const [leastMajor, leastMinor] = numbers(engines.node);
if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(
    `This needs Node ${leastMajor}.${leastMinor} or later and runs on ${process.versions.node}: run it with "npm run" after "npm ci", which brings Node 24 along on Linux and Windows, or install Node 24.`,
  );
  process.exit(1);
}

const [file] = process.argv.splice(2, 1);
process.argv[1] = file;
if (file.endsWith('.ts')) (await import('tsx/esm/api')).register();
await import(pathToFileURL(file).href);
