import { Fragment } from 'react';
import type { LegalElement, LegalNode } from './read-legal';
import * as css from './LegalText.css';

/** Draws the elements of a legal text. */
export function LegalNodes({ nodes }: { nodes: readonly LegalNode[] }) {
  return nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? node : <Part node={node} />}</Fragment>
  ));
}

function Part({ node }: { node: LegalElement }) {
  const { tag: Tag } = node;
  const inside = <LegalNodes nodes={node.children} />;
  switch (Tag) {
    case 'br':
    case 'hr':
      return <Tag />;
    case 'a':
      if (!node.href) return <span>{inside}</span>;
      return node.href.startsWith('https:') ? (
        <a className={css.link} href={node.href} target="_blank" rel="noopener noreferrer">
          {inside}
        </a>
      ) : (
        <a className={css.link} href={node.href}>
          {inside}
        </a>
      );
    case 'h2':
      return (
        <h2 id={node.id} tabIndex={-1} className={css.h2}>
          {inside}
        </h2>
      );
    case 'h3':
    case 'h4':
      return <Tag className={css.h3}>{inside}</Tag>;
    case 'ul':
    case 'ol':
      return <Tag className={Tag === 'ul' ? css.ul : css.ol}>{inside}</Tag>;
    case 'blockquote':
      return <Tag className={css.quote}>{inside}</Tag>;
    case 'table':
      return (
        <div className={css.tableBox}>
          <table className={css.table}>{inside}</table>
        </div>
      );
    case 'th':
    case 'td':
      return (
        <Tag className={css.cell} colSpan={node.colSpan} {...(node.scope ? { scope: node.scope } : {})}>
          {inside}
        </Tag>
      );
    default:
      return <Tag>{inside}</Tag>;
  }
}
