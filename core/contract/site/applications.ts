import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { Agency } from './agency';

/** An installed application as an agency has it: whether it is on, and what it is set to, defaults filled in. */
export const ApplicationState = z.object({
  id: z.string(),
  /** The plugin that it switches on. */
  plugin: z.string(),
  isEnabled: z.boolean(),
  settings: z.record(z.string(), z.unknown()),
  /** The agency's, for a change that must not overwrite somebody else's. */
  version: z.int(),
});
export type ApplicationState = z.output<typeof ApplicationState>;

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/agency/applications',
  access: 'owner',
  summary: 'The installed applications: which are on, and what each is set to.',
  response: z.object({ data: z.array(ApplicationState) }),
});

/** Errors: 404 "Application not found". */
export const getApplication = endpoint({
  method: 'GET',
  path: '/api/agency/applications/{app}',
  access: 'owner',
  summary: 'One installed application: whether it is on, and what it is set to.',
  response: z.object({ data: ApplicationState }),
});

/**
 * Settings that are not named stay as they are. Errors: 404 "Application not found"; 422 with `validationError`, a sentence
 * by the name of each setting that is refused, and the same in `fields` at `settings.<name>`; 409 when `version` is stale.
 */
export const updateApplication = endpoint({
  method: 'POST',
  path: '/api/agency/applications',
  access: 'owner',
  summary: 'Switches an application on or off, or changes its settings.',
  rate: 'write',
  body: z.strictObject({
    app: z.string().check(z.minLength(1), z.maxLength(80)),
    isEnabled: z.optional(z.boolean()),
    settings: z.optional(z.record(z.string().check(z.maxLength(80)), z.unknown())),
    version: z.optional(z.int()),
  }),
  response: z.object({ data: ApplicationState, agency: Agency, message: z.string() }),
});
