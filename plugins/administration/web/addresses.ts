import { z } from 'zod/mini';

/** What the settings' address says: the open panel, `products` without it. */
export const SettingsSearch = z.object({ panel: z.optional(z.string()) });
