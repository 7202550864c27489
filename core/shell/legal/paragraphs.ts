export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/** Markup in an agency's text is shown without its tags: the text is drawn as text, never as HTML (SEC-22). */
const plain = (text: string): string =>
  text
    .replace(/<\s*(?:br|\/p|\/div|\/li|\/h[1-6])\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/\r\n?/g, '\n');

const isHeading = (line: string): boolean =>
  /^#{1,3}\s+\S/.test(line) || (/^\d+\.\s+\S.{0,70}$/.test(line) && !/[.;:]$/.test(line));

/** An agency's policy as blocks: blank lines part paragraphs, `#` or a short numbered line is a heading, `-` a list. */
export function blocksOf(text: string): Block[] {
  return plain(text)
    .split(/\n\s*\n/)
    .flatMap((part): Block[] => {
      const lines = part
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
      const [first, ...rest] = lines;
      if (!first) return [];
      if (isHeading(first))
        return [{ kind: 'heading', text: first.replace(/^#+\s+/, '') }, ...blocksOf(rest.join('\n'))];
      if (lines.every((line) => /^[-*•]\s+/.test(line)))
        return [{ kind: 'list', items: lines.map((line) => line.replace(/^[-*•]\s+/, '')) }];
      return [{ kind: 'paragraph', text: lines.join(' ') }];
    });
}
