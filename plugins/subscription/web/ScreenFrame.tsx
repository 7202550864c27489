import type { ReactNode } from 'react';
import { Container, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { Failed } from '@/core/query/Failed';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import * as css from './Screen.css';

interface ScreenFrameProps {
  title: string;
  /** A sentence below it. */
  about?: ReactNode;
  /** What the screen is made of: not there yet, failed, or there. */
  query: {
    isPending: boolean;
    isError: boolean;
    isFetching: boolean;
    error: unknown;
    refetch: () => unknown;
  };
  /** Said when it could not be read. */
  failed: string;
  width?: 'page' | 'text';
  children: ReactNode;
}

/** A screen with its heading, and in place of what is not there yet its shape, or why it is not. */
export function ScreenFrame({ title, about, query, failed, width = 'page', children }: ScreenFrameProps) {
  return (
    <div className={css.page}>
      <Container width={width}>
        <Stack gap={24}>
          <Stack gap={4}>
            <Heading level={1} size={32}>
              {title}
            </Heading>
            {about && <Text tone="secondary">{about}</Text>}
          </Stack>
          {query.isPending ? (
            <SkeletonGroup>
              <Stack gap={24}>
                <Skeleton shape="block" height={80} />
                <Skeleton shape="block" height={80} />
                <Skeleton shape="block" height={80} />
              </Stack>
            </SkeletonGroup>
          ) : query.isError ? (
            <Failed of={query} title={failed} />
          ) : (
            children
          )}
        </Stack>
      </Container>
    </div>
  );
}
