import type { MessageDescriptor } from '@lingui/core';
import { createElement } from 'react';
import type { ApplicationState } from '@/core/contract/site/applications';
import { definePlugin, type Registry } from '@/core/plugin';
import type { IconName } from '@/core/plugin/icons';
import { ENTRIES, settingsApi } from './settings-answers';
import { BLUE_FJORD, OWNER, REGISTRY } from './fixtures';

const text = (message: string): MessageDescriptor => ({ id: message, message });

/** Two applications beside the back office; one has a price and is off. */
const application = (id: string, name: string, icon: IconName, more: object = {}) => ({
  activatedBy: { application: id },
  roots: [] as const,
  load: () =>
    Promise.resolve({
      default: {
        ...definePlugin({ id, api: 1 }),
        contributes: {
          applications: [
            {
              id: 'card',
              application: id,
              title: text(name),
              description: text(`${name} does one thing for your travelers, and does it well.`),
              icon,
              points: [text('It is there at every checkout'), text('You decide what it costs')],
              component: async () => ({
                default: ({ isOn }: { isOn: boolean }) =>
                  createElement('p', null, isOn ? `Settings of ${name}` : `${name} is off`),
              }),
              ...more,
            },
          ],
        },
      },
    }),
});

export const WITH_APPLICATIONS: Registry = {
  ...REGISTRY,
  harbour: application('harbour', 'Harbour insurance', 'shield', {
    ends: text('Nobody is offered it any more.'),
  }),
  lanterns: application('lanterns', 'Lantern letters', 'mail', { price: text('$35 once') }),
};

export const ON = { ...BLUE_FJORD, applications: ['harbour'] };

const state = (id: string, isEnabled: boolean, version: number): ApplicationState => ({
  id,
  plugin: id,
  isEnabled,
  settings: {},
  version,
});

/** An API that remembers which are on. */
export function applicationsApi(more: Readonly<Record<string, unknown>> = {}) {
  let on = ['harbour'];
  let version = ON.version;
  return settingsApi({
    '/api/agency/applications': ({ body }: { body?: { app: string; isEnabled: boolean } }) => {
      if (!body) return { data: ['harbour', 'lanterns'].map((id) => state(id, on.includes(id), version)) };
      on = body.isEnabled ? [...on, body.app] : on.filter((id) => id !== body.app);
      version += 1;
      return {
        data: state(body.app, body.isEnabled, version),
        agency: { ...ON, applications: on, version },
        message: 'Data updated successfully',
      };
    },
    '/api/agency/audit': {
      data: [
        {
          ...ENTRIES[0]!,
          id: '1',
          by: { id: OWNER._id, name: OWNER.name, email: OWNER.email },
          action: 'applications.update',
          subject: 'harbour',
          subjectName: null,
          before: { isEnabled: false },
          after: { isEnabled: true },
        },
      ],
      totalCount: 1,
      people: [],
      actions: [],
    },
    ...more,
  });
}
