import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Names of steps that have to pass before. */
  needs?: readonly string[];
}

interface Outcome {
  code: number;
  /** The last lines that it printed. */
  tail: string[];
  /** The lines that name what failed and why. */
  telling: string[];
}

const TAIL_LINES = 120;
const TELLING_LINES = 12;
/** How the tools that we run begin a line that names a failure: a test, its error, a type error, a broken rule. */
const TELLS =
  /^\s*(FAIL\s|\d+\) |(\w*Error|Caused by|Too little contrast|Serialized Error)\b.*:|.* error TS\d+|\d+:\d+\s+error\s|✖)/;

/** The first lines of an output that name a failure, once each, without colours and not longer than a line. */
export function tellingLines(output: string): string[] {
  const told = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => TELLS.test(line))
    .map((line) => line.trim().slice(0, 200));
  return [...new Set(told)].slice(0, TELLING_LINES);
}

/** Runs a command with its output shown, at once or when it has ended; resolves with its exit code and its last lines. */
function watch({ command, args, env }: Step, shown: 'at once' | 'at the end'): Promise<Outcome> {
  return new Promise((resolve) => {
    let printed = '';
    const child = spawn(command, args, {
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const keep = (chunk: Buffer) => {
      printed += chunk.toString();
      if (shown === 'at once') process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const done = (code: number) => {
      if (shown === 'at the end') process.stdout.write(printed.slice(-40_000));
      resolve({
        code,
        tail: printed.trimEnd().split('\n').slice(-TAIL_LINES),
        telling: tellingLines(printed),
      });
    };
    child.on('error', (error) => {
      console.error(error.message);
      done(127);
    });
    child.on('close', (code, signal) => done(code ?? (signal ? 128 : 1)));
  });
}

/**
 * Runs steps in order, so many at a time, says how long each took, and goes on after a failure so that all are seen; a step
 * whose need is not there yet lets the next one go first, and is left out where it failed. What a failed step printed last is
 * repeated at the end, and which tests failed comes last of all, where whoever reads the log looks first. Resolves with how
 * many failed.
 */
export async function runAll(steps: readonly Step[], { atOnce = 1 } = {}): Promise<number> {
  const lines = new Map<Step, string>();
  const failures: string[] = [];
  const told: string[] = [];
  const waiting = [...steps];
  const running = new Set<Promise<void>>();
  /** Whether each step that has ended has passed. */
  const ended = new Map<string, boolean>();
  const run = async (step: Step) => {
    const started = performance.now();
    const missing = step.needs?.find((need) => !ended.get(need));
    console.log(`\n— ${step.name}`);
    const { code, tail, telling } = missing
      ? { code: 1, tail: [], telling: [`left out: ${missing} has failed`] }
      : await watch(step, atOnce === 1 ? 'at once' : 'at the end');
    if (code !== 0) {
      failures.push(`\n— ${step.name}, its last lines\n${tail.join('\n')}`);
      told.push(`— ${step.name}`, ...telling.map((line) => `  ${line}`));
    }
    const took = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
    lines.set(step, `${code === 0 ? 'passed' : 'FAILED'}  ${took} s  ${step.name}`);
    ended.set(step.name, code === 0);
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ needs = [] }) => needs.every((need) => ended.has(need)));
    if (next >= 0 && running.size < atOnce) {
      const going = run(waiting.splice(next, 1)[0]!).finally(() => running.delete(going));
      running.add(going);
    } else if (running.size > 0) await Promise.race(running);
    else throw new Error(`Nothing brings what is needed by: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  for (const failure of failures) console.log(failure);
  console.log(`\n${steps.map((step) => lines.get(step)).join('\n')}\n`);
  if (told.length > 0) console.log(`What failed:\n${told.join('\n')}\n`);
  return failures.length;
}

/** Path of a tool inside node_modules, to be run with this Node. */
export const tool = (path: string): { command: string; args: string[] } => ({
  command: process.execPath,
  args: [`node_modules/${path}`],
});
