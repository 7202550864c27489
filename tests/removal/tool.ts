import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a tool in the copy and gives back what it printed, which becomes the failure's message. */
export async function tool(cwd: string, script: string, ...args: string[]): Promise<string> {
  try {
    const options = { cwd, maxBuffer: 1 << 26 };
    return (await run(process.execPath, [join('node_modules', script), ...args], options)).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${script} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}
