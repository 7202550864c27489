import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { apiAtom } from '../api/context';
import { endpoint } from '../contract/endpoint';
import { fieldRefusals } from '../contract/refusals/fields';
import { fakeApi } from '../testing/fake-api';
import { refusal } from '../testing/refusal';
import { TextField } from '../ui/fields/TextField';
import { ActionForm } from './ActionForm';
import { rulesOf } from './rules';
import { useAppForm } from './use-app-form';

beforeEach(cleanup);
const nameBoat = endpoint({
  ...{ method: 'POST', path: '/api/boats', access: 'user', summary: 'A boat.', rate: 'write' },
  body: z.strictObject({ name: z.string() }),
  response: z.object({ data: z.string() }),
});
const EMPTY = { name: '' };
const RULES = rulesOf(({ name }: typeof EMPTY) => ({ name: name ? null : fieldRefusals.required }));

function Asked({ onClose }: { onClose: () => void }) {
  const form = useAppForm({ name: 'boat', initial: EMPTY, rules: RULES });
  return (
    <ActionForm
      form={form}
      title="A boat"
      confirm="Name it"
      send={(api) => api.call(nameBoat, { body: form.values })}
      done={({ data }) => `${data} floats`}
      onClose={onClose}
    >
      <TextField {...form.bind('name')} label="Name" />
    </ActionForm>
  );
}

async function open(answer: unknown) {
  const api = fakeApi({ [nameBoat.path]: answer });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const store = createStore();
  store.set(apiAtom, api);
  const onClose = vi.fn<() => void>();
  render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <Asked onClose={onClose} />
      </I18nProvider>
    </Provider>,
  );
  const field = await screen.findByRole('textbox', { name: 'Name' });
  return {
    api,
    onClose,
    field,
    press: () => userEvent.click(screen.getByRole('button', { name: 'Name it' })),
  };
}

it('does what was asked for and closes; what is wrong is not sent, and led to', async () => {
  const { api, onClose, field, press } = await open({ data: 'Ada' });
  await press();
  await screen.findByText('Required');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(api.asked).toEqual([]);
  await userEvent.type(field, 'Ada{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(api.asked.map(({ input }) => input.body)).toEqual([{ name: 'Ada' }]);
});

it('what is refused stays as it was typed, with why at its field; a stray press takes nothing away', async () => {
  const fields = [{ path: 'body.name', ...fieldRefusals.name }];
  const { onClose, field, press } = await open(refusal(422, 'INVALID_REQUEST', 'No', { fields }));
  await userEvent.type(field, 'Ada');
  await press();
  await screen.findByText('Invalid Name');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.queryByText('No')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(field).toHaveProperty('value', 'Ada');
});

it('untouched it goes at Escape', async () => {
  const { onClose } = await open({ data: '' });
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
