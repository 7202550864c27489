import type { Agency, User } from '@/core/contract';
import { anAgency } from '@/core/testing/agency';
import type { FakeApi } from '@/core/testing/fake-api';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { aUser } from '@/core/testing/user';
import { entries } from '../../../entries';
import { carApi } from './fake-api';

const registry = { car: { ...entries.car, load: () => import('../../plugin') } };

/** Opens an address of the product as it would be opened on an agency's site, for tests of whole screens. */
export const openScreen = (
  path: string,
  api: FakeApi = carApi(),
  user: User = aUser(),
  agency: Partial<Agency> = {},
) =>
  renderPlugin({
    ...{ registry, path, api, user },
    agency: anAgency({ language: 'en', isSubscribed: true, ...agency }),
  });
