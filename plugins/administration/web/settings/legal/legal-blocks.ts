import type { LegalElement, LegalNode } from '@/core/shell/legal/read-legal';

export type BlockKind = 'heading' | 'subheading' | 'paragraph' | 'bullets' | 'numbers' | 'kept';

/** A part of a legal text as it is edited. */
export interface Block {
  id: string;
  kind: BlockKind;
  /** With `**bold**` and `[words](https://…)`; a list has one item on each line. */
  text: string;
  /** What our marks cannot say, such as a table: kept as it is. */
  nodes?: readonly LegalNode[];
}

let made = 0;
/** A new block; ids only tell them apart on this page. */
export const newBlock = (kind: BlockKind, text = ''): Block => ({ id: `block-${(made += 1)}`, kind, text });

const KINDS: Partial<Record<LegalElement['tag'], BlockKind>> = {
  h2: 'heading',
  h3: 'subheading',
  h4: 'subheading',
  p: 'paragraph',
  ul: 'bullets',
  ol: 'numbers',
};

/** Elements inside a line as marks; undefined for what our marks cannot say. */
function marksOf(nodes: readonly LegalNode[]): string | undefined {
  let text = '';
  for (const node of nodes) {
    if (typeof node === 'string') {
      text += node.replace(/\s+/g, ' ');
      continue;
    }
    const inside = marksOf(node.children);
    if (inside === undefined) return undefined;
    if (node.tag === 'strong' || node.tag === 'b') text += inside.trim() ? `**${inside}**` : inside;
    else if (node.tag === 'a') text += node.href ? `[${inside}](${node.href})` : inside;
    else if (node.tag === 'br') text += '\n';
    else return undefined;
  }
  return text;
}

function blockOf(node: LegalNode): Block | null {
  if (typeof node === 'string') return node.trim() ? newBlock('paragraph', node.trim()) : null;
  const kind = KINDS[node.tag];
  const kept = (): Block => ({ ...newBlock('kept'), nodes: [node] });
  if (!kind) return kept();
  if (kind !== 'bullets' && kind !== 'numbers') {
    const text = marksOf(node.children);
    return text === undefined ? kept() : newBlock(kind, text.trim());
  }
  const items: string[] = [];
  for (const item of node.children) {
    if (typeof item === 'string') {
      if (item.trim()) return kept();
      continue;
    }
    const text = item.tag === 'li' ? marksOf(item.children) : undefined;
    if (text === undefined || text.includes('\n')) return kept();
    items.push(text.trim());
  }
  return newBlock(kind, items.join('\n'));
}

/** A text that was read, as blocks to edit. */
export const blocksOf = (nodes: readonly LegalNode[]): Block[] =>
  nodes.map(blockOf).filter((block) => block !== null);

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

const MARKS = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(((?:https:\/\/|mailto:|tel:)[^\s)]+)\)/g;

/** A line's marks as HTML: bold, links to https, mailto and tel; everything else is text (SEC-22, SEC-23). */
function inlineHtml(text: string): string {
  let html = '';
  let at = 0;
  for (const found of text.matchAll(MARKS)) {
    const [whole, bold, words, href] = found;
    html += escape(text.slice(at, found.index));
    html +=
      bold !== undefined
        ? `<strong>${inlineHtml(bold)}</strong>`
        : `<a href="${escape(href!)}">${inlineHtml(words!)}</a>`;
    at = found.index + whole.length;
  }
  return html + escape(text.slice(at));
}

const VOID = new Set(['br', 'hr']);

/** Elements of ours as HTML again. */
function nodesHtml(nodes: readonly LegalNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escape(node);
      if (VOID.has(node.tag)) return `<${node.tag} />`;
      const attributes = [
        node.href && `href="${escape(node.href)}"`,
        node.scope && `scope="${node.scope}"`,
        node.colSpan && `colspan="${node.colSpan}"`,
      ].filter(Boolean);
      return `<${[node.tag, ...attributes].join(' ')}>${nodesHtml(node.children)}</${node.tag}>`;
    })
    .join('');
}

/** The blocks as the HTML that the server keeps; empty ones are left out. */
export function htmlOf(blocks: readonly Block[]): string {
  return blocks
    .map(({ kind, text, nodes = [] }) => {
      if (kind === 'kept') return nodesHtml(nodes);
      if (!text.trim()) return '';
      if (kind === 'bullets' || kind === 'numbers') {
        const tag = kind === 'bullets' ? 'ul' : 'ol';
        const items = text.split('\n').filter((line) => line.trim());
        return `<${tag}>${items.map((line) => `<li>${inlineHtml(line.trim())}</li>`).join('')}</${tag}>`;
      }
      const tag = { heading: 'h2', subheading: 'h3', paragraph: 'p' }[kind];
      return `<${tag}>${text.trim().split('\n').map(inlineHtml).join('<br />')}</${tag}>`;
    })
    .join('');
}

/** Puts marks around the selected part of a text; without a selection around a word to type over. */
export function marked(
  text: string,
  from: number,
  to: number,
  mark: 'bold' | 'link',
  word: string,
): { text: string; from: number; to: number } {
  const chosen = text.slice(from, to) || word;
  const [before, after] = mark === 'bold' ? ['**', '**'] : ['[', '](https://)'];
  const next = `${text.slice(0, from)}${before}${chosen}${after}${text.slice(to)}`;
  // In a link the address is what comes next.
  const at = from + before.length;
  return mark === 'bold'
    ? { text: next, from: at, to: at + chosen.length }
    : { text: next, from: at + chosen.length + 2, to: at + chosen.length + 10 };
}
