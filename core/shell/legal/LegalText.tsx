import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { LegalSheet } from './LegalSheet';
import { type LegalNode, readLegal } from './read-legal';

export interface LegalTextProps {
  title: string;
  /** Plain text with `#` headings, or HTML; whatever else it holds is left out (SEC-22). */
  text: string;
  /** Whose text it is. */
  publisher: string;
  /** What the site itself says below it. */
  below?: readonly LegalNode[] | undefined;
}

/** A long text, set for reading, with a table of contents where it is worth one. */
export function LegalText({ title, text, publisher, below = [] }: LegalTextProps) {
  const nodes = useMemo(
    () => readLegal(text, (html, rules) => DOMPurify.sanitize(html, rules) as DocumentFragment),
    [text],
  );
  return <LegalSheet title={title} nodes={[...nodes, ...below]} publisher={publisher} />;
}
