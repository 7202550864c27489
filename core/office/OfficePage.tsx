import type { ReactNode } from 'react';
import { usePageTitle } from '../tenant/use-page-title';
import { Container, Stack } from '../ui/content/layout';
import { Heading, Text } from '../ui/content/Text';
import * as css from './page.css';

export interface OfficePageProps {
  title: string;
  /** What the page is about. */
  note?: ReactNode;
  /** What can be done here. */
  buttons?: ReactNode;
  width?: 'page' | 'wide';
  children: ReactNode;
}

/** A page of the office with its heading, which names it in the browser's tab, too. */
export function OfficePage({ title, note, buttons, width = 'page', children }: OfficePageProps) {
  usePageTitle(title);
  const words = (
    <Stack gap={4}>
      <Heading level={1}>{title}</Heading>
      {note && (
        <Text size={14} tone="secondary">
          {note}
        </Text>
      )}
    </Stack>
  );
  return (
    <div className={css.page}>
      <Container width={width}>
        <Stack gap={24}>
          {buttons ? (
            <div className={css.head}>
              {words}
              {buttons}
            </div>
          ) : (
            words
          )}
          {children}
        </Stack>
      </Container>
    </div>
  );
}
