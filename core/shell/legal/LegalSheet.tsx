import { Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '../../ui/content/Text';
import { LegalNodes } from './LegalNodes';
import { headingsOf, type LegalNode } from './read-legal';
import * as css from './LegalText.css';

/** From this many sections on a text has a table of contents. */
const LONG = 4;

export interface LegalSheetProps {
  title: string;
  nodes: readonly LegalNode[];
  /** Whose text it is. */
  publisher: string;
}

/** A text that has been read, set for reading, with a table of contents where it is worth one. */
export function LegalSheet({ title, nodes, publisher }: LegalSheetProps) {
  const { t } = useLingui();
  const headings = headingsOf(nodes);
  const isLong = headings.length >= LONG;
  return (
    <div className={isLong ? css.layout : css.single}>
      <header className={css.head}>
        <p className={css.publisher}>{publisher}</p>
        <Heading level={1} size={44}>
          {title}
        </Heading>
      </header>
      {isLong && (
        <nav className={css.contents} aria-label={t`On this page`}>
          <p className={css.contentsTitle}>
            <Trans>On this page</Trans>
          </p>
          <ol>
            {headings.map(({ id, text: words }) => (
              <li key={id}>
                <a className={css.contentsLink} href={`#${id}`}>
                  {words}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <article className={css.article}>
        <LegalNodes nodes={nodes} />
      </article>
    </div>
  );
}
