import { parseAsync, traverse, types as t } from '@babel/core';
import type { ExtractorType } from '@lingui/conf';

/** Takes the sentences of `refusals('room', { name: 'Sentence' })`, of `answers` and `fieldNames` alike, into the catalogs, each under its reason. */
export const refusalExtractor: ExtractorType = {
  match: (file) => /\/refusals(\/[\w-]+)?\.ts$/.test(file),
  async extract(filename, code, onMessage) {
    const file = await parseAsync(code, {
      filename,
      configFile: false,
      babelrc: false,
      parserOpts: { plugins: ['typescript'] },
    });
    traverse(file!, {
      CallExpression({ node }) {
        if (!t.isIdentifier(node.callee) || !['refusals', 'answers', 'fieldNames'].includes(node.callee.name))
          return;
        const [room, sentences] = node.arguments;
        if (!t.isStringLiteral(room) || !t.isObjectExpression(sentences))
          throw new Error(`${filename}: refusals need a room and their sentences, written out`);
        for (const entry of sentences.properties) {
          if (!t.isObjectProperty(entry) || !t.isStringLiteral(entry.value))
            throw new Error(`${filename}: each refusal is a name and a sentence, written out`);
          const name = t.isIdentifier(entry.key) ? entry.key.name : (entry.key as { value: string }).value;
          onMessage({
            id: `${room.value}.${name}`,
            message: entry.value.value,
            // Catalogs have the reason in its place.
            comment: entry.value.value,
            origin: [filename, entry.loc?.start.line ?? 1, 0],
          });
        }
      },
    });
  },
};
