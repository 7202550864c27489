import { each } from '@/server/jobs/each';
import type { Ask } from '../api/http';
import { Changed } from '../api/schemas';
import type { Remembering } from '../kept/kept';
import { readNews } from './pages';

const HOUR_MS = 3_600_000;
/** What has changed of all that Viator sells, and what of it is kept here. */
const FEEDS = [
  { name: 'products', path: '/products/modified-since', keeps: 'product', count: 500 },
  // Of each the whole timetable comes.
  {
    ...{ name: 'schedules', path: '/availability/schedules/modified-since', keeps: 'schedule' },
    count: 100,
  },
] as const;

/** Forgets what is kept of products that are other than before: whoever asks next is told anew. Throws ViatorTrouble. */
export const refreshCatalogue = (
  parts: Remembering & { readonly ask: Ask },
  signal: AbortSignal,
): Promise<void> =>
  each(FEEDS, ({ name, path, keeps, count }) =>
    readNews(
      parts,
      { name, path, schema: Changed, count, firstLookMs: HOUR_MS },
      async ({ products, availabilitySchedules }) => {
        const changed = [...products, ...availabilitySchedules].map(({ productCode }) => productCode);
        if (changed.length > 0) await parts.kept.drop(keeps, changed);
      },
      signal,
    ),
  );
