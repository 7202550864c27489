import { fileURLToPath } from 'node:url';
import babel from '@lingui/cli/api/extractors/babel';
import type { ExtractorType } from '@lingui/conf';
import type { Plugin } from 'vite';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** Whatever imports a macro of messages. */
export const MACRO = /@lingui\/\w+\/macro/;
const CODE = /^plugins\/([\w-]+)\/(server\/)?/;

export const withoutRoot = (file: string): string => (file.startsWith(root) ? file.slice(root.length) : file);

/** The catalog that the messages of a file belong to; null for the core, the server and all that is no plugin's. */
export function catalogOf(file: string): string | null {
  const [, plugin, server] = CODE.exec(withoutRoot(file)) ?? [];
  return plugin ? `${plugin}${server ? '-server' : ''}` : null;
}

/**
 * A plugin's source as Lingui reads it: the catalog's name is the context of each message that has none of its own, so
 * that words of two plugins never meet, however alike their English is. Lines stay where they are.
 */
export function inNamespace(file: string, code: string): string {
  const catalog = catalogOf(file);
  return catalog ? `/* lingui-set context="${catalog}" */ ${code}` : code;
}

/** For Lingui's collector. */
export const sourceExtractor: ExtractorType = {
  ...babel,
  extract: (file, code, ...rest) => babel.extract(file, inNamespace(file, code), ...rest),
};

/** For Vite, before the macro. */
export function namespaces(): Plugin {
  return {
    name: 'namespaces',
    enforce: 'pre',
    transform: {
      filter: { id: /\/plugins\/.*\.tsx?$/, code: MACRO },
      handler: (code, file) => ({ code: inNamespace(file, code), map: null }),
    },
  };
}
