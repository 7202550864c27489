import { spawn } from 'node:child_process';

export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

interface Outcome {
  code: number;
  /** The last lines that it printed. */
  tail: string[];
}

const TAIL_LINES = 120;

/** Runs a command with its output shown; resolves with its exit code and its last lines. */
function watch({ command, args, env }: Step): Promise<Outcome> {
  return new Promise((resolve) => {
    let kept = '';
    const child = spawn(command, args, {
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const keep = (chunk: Buffer) => {
      kept = `${kept}${chunk.toString()}`.slice(-40_000);
    };
    child.stdout.on('data', keep).pipe(process.stdout, { end: false });
    child.stderr.on('data', keep).pipe(process.stderr, { end: false });
    const done = (code: number) => resolve({ code, tail: kept.trimEnd().split('\n').slice(-TAIL_LINES) });
    child.on('error', (error) => {
      console.error(error.message);
      done(127);
    });
    child.on('close', (code, signal) => done(code ?? (signal ? 128 : 1)));
  });
}

/**
 * Runs steps in order, says how long each took, and goes on after a failure so that all are seen. What a failed
 * step printed last is repeated at the end, where whoever reads the log looks first.
 */
export async function runAll(steps: Step[]): Promise<number> {
  const lines: string[] = [];
  const failures: string[] = [];
  for (const step of steps) {
    const started = performance.now();
    console.log(`\n— ${step.name}`);
    const { code, tail } = await watch(step);
    if (code !== 0) failures.push(`\n— ${step.name}, its last lines\n${tail.join('\n')}`);
    lines.push(
      `${code === 0 ? 'passed' : 'FAILED'}  ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${step.name}`,
    );
  }
  for (const failure of failures) console.log(failure);
  console.log(`\n${lines.join('\n')}\n`);
  return failures.length;
}

/** Path of a tool inside node_modules, to be run with this Node. */
export const tool = (path: string): { command: string; args: string[] } => ({
  command: process.execPath,
  args: [`node_modules/${path}`],
});
