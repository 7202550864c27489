import sanitize from 'sanitize-html';
import { hasTags, LEGAL_TAGS } from '@/core/contract';

/** Left out with everything in them: what they hold is no text for a reader. */
const SILENT = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'noembed',
  'noframes',
  'template',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'xmp',
  'plaintext',
  'title',
  'head',
];

/**
 * An agency's legal text as it is kept: plain text as it came, HTML reduced to headings, paragraphs, lists,
 * tables and links to https, mailto and tel (SEC-22, SEC-23). Whatever else there was goes, its words stay.
 */
export function cleanLegalText(text: string): string {
  const whole = text.replaceAll('\u0000', '').trim();
  if (!hasTags(whole)) return whole;
  return sanitize(whole, {
    allowedTags: [...LEGAL_TAGS],
    allowedAttributes: { a: ['href'], th: ['scope', 'colspan'], td: ['colspan'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    nonTextTags: SILENT,
    transformTags: { h1: 'h2', h5: 'h4', h6: 'h4' },
    // Some browsers end a comment or a tag where others do not; nothing of that kind survives.
    enforceHtmlBoundary: false,
    parser: { decodeEntities: true, lowerCaseTags: true },
  }).trim();
}

/** A heading is words and nothing else: kept without tags, controls and doubled spaces (SEC-22). */
export const cleanLine = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- they are what is taken out
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
