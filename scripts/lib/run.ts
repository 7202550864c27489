import { spawn } from 'node:child_process';

export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

/** Runs a command with its output shown; resolves with the exit code. */
export function run({ command, args, env }: Step): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 128 : 1)));
  });
}

/** Runs steps in order, says how long each took, and goes on after a failure so that all are seen. */
export async function runAll(steps: Step[]): Promise<number> {
  const lines: string[] = [];
  let failed = 0;
  for (const step of steps) {
    const started = performance.now();
    console.log(`\n— ${step.name}`);
    const code = await run(step);
    if (code !== 0) failed += 1;
    lines.push(
      `${code === 0 ? 'passed' : 'FAILED'}  ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${step.name}`,
    );
  }
  console.log(`\n${lines.join('\n')}\n`);
  return failed;
}

/** Path of a tool inside node_modules, to be run with this Node. */
export const tool = (path: string): { command: string; args: string[] } => ({
  command: process.execPath,
  args: [`node_modules/${path}`],
});
