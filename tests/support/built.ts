import { readFileSync } from 'node:fs';

/** The address of the file of the build that holds a module which is asked for by itself, by its path in the project. */
export function builtFile(module: string): string {
  const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >;
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no file for ${module}`);
  return `/${chunk.file}`;
}
