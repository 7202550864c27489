import { Heading } from '../ui/Text';
import { blocksOf } from './paragraphs';
import * as css from './LegalText.css';

/** A long text, set for reading. Whatever it contains is drawn as text (SEC-22). */
export function LegalText({ title, text }: { title: string; text: string }) {
  return (
    <article className={css.article}>
      <Heading level={1}>{title}</Heading>
      {blocksOf(text).map((block, index) => {
        if (block.kind === 'heading')
          return (
            <div key={index} className={css.heading}>
              <Heading level={2} size={20}>
                {block.text}
              </Heading>
            </div>
          );
        if (block.kind === 'list')
          return (
            <ul key={index} className={css.list}>
              {block.items.map((item, place) => (
                <li key={place}>{item}</li>
              ))}
            </ul>
          );
        return <p key={index}>{block.text}</p>;
      })}
    </article>
  );
}
