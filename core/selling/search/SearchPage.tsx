import type { ReactNode } from 'react';
import { Container, Stack } from '../../ui/content/layout';
import { Heading, Text } from '../../ui/content/Text';
import * as css from './SearchPage.css';

export interface SearchPageProps {
  title: ReactNode;
  subtitle: ReactNode;
  /** The form. */
  children: ReactNode;
  /** What stands below it. */
  below?: ReactNode;
}

/** Where a search of a product begins. */
export function SearchPage({ title, subtitle, children, below }: SearchPageProps) {
  return (
    <div className={css.page}>
      <Container>
        <Stack gap={32}>
          <Stack gap={8}>
            <Heading level={1} size={44}>
              {title}
            </Heading>
            <Text tone="secondary" size={18}>
              {subtitle}
            </Text>
          </Stack>
          <div className={css.panel}>{children}</div>
          {below}
        </Stack>
      </Container>
    </div>
  );
}
