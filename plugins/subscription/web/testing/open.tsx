import type { Api } from '@/core/api/client';
import type { AnyEndpoint, User } from '@/core/contract';
import { anAgency } from '@/core/testing/agency';
import { fakeApi, type Input } from '@/core/testing/fake-api';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { registry } from '../../../registry';
import type { Subscription } from '../../contract/subscription';
import { OWNER, subscriptionAnswersOf } from './answers';

interface Given {
  path: string;
  known: Subscription;
  user?: User | undefined;
  isPlatform?: boolean;
  answers?: Readonly<Record<string, unknown>>;
}

/**
 * Opens a page of the plugin as the product does. `answers` may name a method before the path; `sent` are the calls of one,
 * in their order.
 */
export async function openPage({ path, known, user = OWNER, isPlatform = false, answers = {} }: Given) {
  const isSubscribed = known.status !== 'none' && known.status !== 'ended';
  const agency = anAgency({ isSubscribed, isPlatform, language: 'en' });
  const fake = fakeApi({
    '/api/agency': { agency: { ...agency, isSubscribed: true, version: 2 } },
    ...subscriptionAnswersOf(known),
    ...answers,
  });
  const sent: { name: string; input: Input; key: string | undefined }[] = [];
  const call = (endpoint: AnyEndpoint, input: Input = {}, options: { idempotencyKey?: string } = {}) => {
    const name = `${endpoint.method} ${endpoint.path}`;
    sent.push({ name, input, key: options.idempotencyKey });
    const known = name in answers ? { ...endpoint, path: name } : endpoint;
    return fake.call(known as never, input as never, options);
  };
  const { subscription } = registry;
  const page = await renderPlugin({
    registry: { subscription },
    path,
    agency,
    user,
    api: { ...fake, call } as unknown as Api,
  });
  return { ...page, sent: (name: string) => sent.filter((one) => one.name === name) };
}
