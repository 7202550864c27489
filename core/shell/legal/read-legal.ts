import type { Config } from 'dompurify';
import { hasTags, LEGAL_TAGS, type LegalTag } from '../../contract/site/legal';
import { blocksOf } from './paragraphs';

/** What an agency's legal text is drawn from: elements of ours, never HTML (SEC-22). */
export type LegalNode = string | LegalElement;
export interface LegalElement {
  tag: LegalTag;
  /** https, mailto or tel (SEC-23). */
  href?: string;
  /** Of a heading, for the table of contents. */
  id?: string;
  scope?: 'col' | 'row';
  colSpan?: number;
  children: LegalNode[];
}

const isTag = (name: string): name is LegalTag => (LEGAL_TAGS as readonly string[]).includes(name);

const HTML = 'http://www.w3.org/1999/xhtml';

const RULES: Config = {
  ALLOWED_TAGS: [...LEGAL_TAGS],
  ALLOWED_ATTR: ['href', 'scope', 'colspan'],
  ADD_URI_SAFE_ATTR: ['scope', 'colspan'],
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|mailto:|tel:)/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ADD_FORBID_CONTENTS: ['select', 'option', 'textarea', 'title', 'object', 'embed', 'iframe'],
};

/** Turns HTML into nodes that hold nothing but what is allowed. DOMPurify's in the product. */
export type Clean = (html: string, rules: Config & { RETURN_DOM_FRAGMENT: true }) => DocumentFragment;

const safeHref = (value: string | null): string | null => {
  if (!value) return null;
  try {
    const url = new URL(value);
    return ['https:', 'mailto:', 'tel:'].includes(url.protocol) && !url.username && !url.password
      ? url.href
      : null;
  } catch {
    return null;
  }
};

const headingId = (place: number): string => `section-${place}`;

/** Gives the headings of a text their places as ids. */
function numbering(): (element: LegalElement) => LegalElement {
  let headings = 0;
  return (element) => (element.tag === 'h2' ? { ...element, id: headingId((headings += 1)) } : element);
}

/** A text by its simple marks alone; markup in it is left out. */
export function plainBlocks(text: string): LegalNode[] {
  const withIds = numbering();
  return blocksOf(text).map((block) =>
    block.kind === 'heading'
      ? withIds({ tag: 'h2', children: [block.text] })
      : block.kind === 'list'
        ? { tag: 'ul', children: block.items.map((item) => ({ tag: 'li' as const, children: [item] })) }
        : { tag: 'p', children: [block.text] },
  );
}

/**
 * The agency's text as elements to draw. HTML is cleaned again, although the server cleaned it when it was
 * written, and only what is known is taken over node by node: there is nothing left to parse a second time
 * (SEC-22). Text without tags has its own simple marks.
 */
export function readLegal(text: string, clean: Clean): LegalNode[] {
  if (!hasTags(text)) return plainBlocks(text);
  const withIds = numbering();
  const take = (parent: ParentNode & Node): LegalNode[] =>
    [...parent.childNodes].flatMap((node): LegalNode[] => {
      if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? ''];
      if (!(node instanceof Element)) return [];
      const tag = node.localName;
      if (node.namespaceURI !== HTML) return [];
      if (!isTag(tag)) return take(node);
      const href = tag === 'a' ? safeHref(node.getAttribute('href')) : null;
      const scope = node.getAttribute('scope');
      const colSpan = Number(node.getAttribute('colspan'));
      const element = withIds({
        tag,
        children: [],
        ...(href ? { href } : {}),
        ...(tag === 'th' && (scope === 'col' || scope === 'row') ? { scope } : {}),
        ...((tag === 'th' || tag === 'td') && colSpan > 1 && colSpan <= 20 ? { colSpan } : {}),
      });
      return [{ ...element, children: take(node) }];
    });
  const nodes = take(clean(text, { ...RULES, RETURN_DOM_FRAGMENT: true }));
  // Words outside any paragraph get one, so that they are set like the others.
  return nodes.flatMap((node): LegalNode[] =>
    typeof node === 'string' ? (node.trim() ? [{ tag: 'p', children: [node.trim()] }] : []) : [node],
  );
}

const wordsOf = (nodes: readonly LegalNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');

/** The headings of a text, for its table of contents. */
export const headingsOf = (nodes: readonly LegalNode[]): { id: string; text: string }[] =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [...(node.id ? [{ id: node.id, text: wordsOf(node.children) }] : []), ...headingsOf(node.children)],
  );
