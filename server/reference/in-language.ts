import type { AnyEndpoint, Language } from '@/core/contract';
import type { Handler, HandlerInput } from '../ports/handle';
import { withPlaceNames } from './place-names';

async function* renamed(events: AsyncIterable<unknown>, language: Language): AsyncGenerator<unknown> {
  for await (const event of events) yield withPlaceNames(event, language);
}

const isJson = ({ endpoint: { produces } }: Handler): boolean =>
  produces === undefined || produces === 'application/json';

type Input = HandlerInput<AnyEndpoint>;

/** The same handlers, whose answers name cities and airports in the language of whoever asks. */
export const inLanguage = (handlers: readonly Handler[]): Handler[] =>
  handlers.map((handler) => {
    const { stream } = handler;
    return isJson(handler)
      ? {
          ...handler,
          run: async (input): Promise<unknown> =>
            withPlaceNames(await handler.run(input), input.request.language),
          ...(stream ? { stream: (input: Input) => renamed(stream(input), input.request.language) } : {}),
        }
      : handler;
  });
