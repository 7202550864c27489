import type { ReactNode } from 'react';
import { Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { Words } from '../Notes';
import * as css from './guide.css';

/** A page of the guide: title, what it is about, sections. */
export const Page = ({ title, about, children }: { title: string; about: string; children: ReactNode }) => (
  <main className={css.page}>
    <header className={css.opening}>
      <Heading level={1} size={44}>
        {title}
      </Heading>
      <Text size={20} tone="secondary">
        <Words>{about}</Words>
      </Text>
    </header>
    {children}
  </main>
);

export const Section = ({
  title,
  about,
  children,
}: {
  title: string;
  about?: string;
  children: ReactNode;
}) => (
  <section className={css.section}>
    <div className={css.lead}>
      <Heading level={2} size={24}>
        {title}
      </Heading>
      {about && (
        <Text tone="secondary">
          <Words>{about}</Words>
        </Text>
      )}
    </div>
    {children}
  </section>
);

export interface Said {
  do: string;
  dont: string;
  why?: string;
}

/** What we say and what we do not, beside each other. */
export const Pairs = ({ language, pairs }: { language: 'en' | 'pt' | 'es'; pairs: readonly Said[] }) => (
  <Stack gap={16}>
    {pairs.map((pair) => (
      <div key={pair.do} className={css.pair}>
        <div className={css.good}>
          <Text size={12} tone="success" weight={650}>
            Do
          </Text>
          <p lang={language}>{pair.do}</p>
        </div>
        <div className={css.bad}>
          <Text size={12} tone="danger" weight={650}>
            Don’t
          </Text>
          <p lang={language}>{pair.dont}</p>
          {pair.why && (
            <Text size={14} tone="secondary">
              {pair.why}
            </Text>
          )}
        </div>
      </div>
    ))}
  </Stack>
);

export const Checklist = ({ items }: { items: readonly string[] }) => (
  <ul className={css.checks}>
    {items.map((item) => (
      <li key={item}>
        <Words>{item}</Words>
      </li>
    ))}
  </ul>
);
