import { Fragment } from 'react';
import type { ComponentNotes, NotesPage } from '../core/ui/docs/notes';
import * as css from './notes.css';

/** Words with `code` in backticks. */
export const Words = ({ children }: { children: string }) => (
  <>
    {children.split('`').map((part, at) =>
      at % 2 === 1 ? (
        <code key={at} className={css.code}>
          {part}
        </code>
      ) : (
        <Fragment key={at}>{part}</Fragment>
      ),
    )}
  </>
);

const List = ({ title, items, good }: { title: string; items: readonly string[]; good: boolean }) => (
  <div className={good ? css.good : css.bad}>
    <h4 className={css.small}>{title}</h4>
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item}>
          <Words>{item}</Words>
        </li>
      ))}
    </ul>
  </div>
);

function About({ components, file, use, dos, donts, keys, roles, announces }: ComponentNotes) {
  return (
    <section className={css.about}>
      <h3 id={`notes-${components[0].toLowerCase()}`} className={css.name}>
        {components.join(', ')}
      </h3>
      <p className={css.use}>
        <Words>{use}</Words>
      </p>
      <p className={css.path}>
        <code className={css.code}>{`import { ${components[0]} } from '@/core/ui/${file}'`}</code>
      </p>
      <div className={css.pair}>
        <List title="Do" items={dos} good />
        <List title="Don’t" items={donts} good={false} />
      </div>
      <dl className={css.facts}>
        <dt>Role and name</dt>
        <dd>
          <Words>{roles}</Words>
        </dd>
        <dt>Keys</dt>
        <dd>
          {keys.length === 0 ? (
            'Tab only, or none: it is read.'
          ) : (
            <ul className={css.keys}>
              {keys.map((key) => (
                <li key={key.keys} className={css.key}>
                  <kbd className={css.kbd}>{key.keys}</kbd>
                  <span>{key.does}</span>
                </li>
              ))}
            </ul>
          )}
        </dd>
        {announces && (
          <>
            <dt>Announced</dt>
            <dd>
              <Words>{announces}</Words>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}

/** What a designer has to know about the components of a page. */
export const Notes = ({ page }: { page: NotesPage }) => (
  <div className={`sb-unstyled ${css.notes}`}>
    {page.notes.map((notes) => (
      <About key={notes.components[0]} {...notes} />
    ))}
  </div>
);
