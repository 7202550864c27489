import { Stack } from '@/core/ui/content/layout';
import { Skeleton } from '@/core/ui/feedback/Skeleton';

/** As large as most letters. */
export const LetterSkeleton = () => (
  <Stack gap={12}>
    {[1, 2, 3, 4, 5, 6].map((each) => (
      <Skeleton key={each} width="full" height={80} />
    ))}
  </Stack>
);
