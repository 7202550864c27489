import { plugins } from '@/server/plugins';
import { accessMatrix } from '@/server/testing/access-matrix';
import { entry } from './testing/site';

// Until the product is installed, the platform's own run of the matrix does not have it.
accessMatrix([entry, ...plugins.filter(({ id }) => id !== entry.id)]);
