import type { Handler } from '../http/handle';
import { withPlaceNames } from './place-names';

const isJson = ({ endpoint: { produces } }: Handler): boolean =>
  produces === undefined || produces === 'application/json';

/** The same handlers, whose answers name cities and airports in the language of whoever asks. */
export const inLanguage = (handlers: readonly Handler[]): Handler[] =>
  handlers.map((handler) =>
    isJson(handler)
      ? {
          ...handler,
          run: async (input) => withPlaceNames(await handler.run(input), input.request.language),
        }
      : handler,
  );
