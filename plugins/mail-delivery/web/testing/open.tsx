import type { Api } from '@/core/api/client';
import type { AnyEndpoint } from '@/core/contract';
import { anAgency } from '@/core/testing/agency';
import { fakeApi, type Input } from '@/core/testing/fake-api';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { registry } from '../../../registry';
import { MAIL_APPLICATION } from '../../contract/application';
import type { MailDelivery } from '../../contract/delivery';
import { mailAnswersOf, OWNER, PAGE } from './delivery';

/**
 * Opens the page of the application as the product does. `answers` may name a method before the path, as three calls have
 * one path; `sent` are the inputs of one, in their order.
 */
export async function openMail(
  known: MailDelivery,
  { path = PAGE, answers = {} }: { path?: string; answers?: Readonly<Record<string, unknown>> } = {},
) {
  const agency = anAgency({
    language: 'en',
    applications: known.enabled ? [MAIL_APPLICATION.id] : [],
  });
  const fake = fakeApi(mailAnswersOf(known, answers));
  const sent: { name: string; input: Input }[] = [];
  const call = (endpoint: AnyEndpoint, input: Input = {}) => {
    const name = `${endpoint.method} ${endpoint.path}`;
    sent.push({ name, input });
    return fake.call((name in answers ? { ...endpoint, path: name } : endpoint) as never, input as never);
  };
  const { administration, 'mail-delivery': mail } = registry;
  const page = await renderPlugin({
    registry: { administration, 'mail-delivery': mail },
    path,
    agency,
    user: OWNER,
    api: { ...fake, call } as unknown as Api,
  });
  return {
    ...page,
    sent: ({ method, path: asked }: AnyEndpoint) =>
      sent.filter(({ name }) => name === `${method} ${asked}`).map(({ input }) => input),
  };
}
