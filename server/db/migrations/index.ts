import type { Migration } from '../types';
import { platform } from './001-platform';

/** The platform's own tables. Modules and plugins bring theirs. */
export const platformMigrations: readonly Migration[] = [platform];
