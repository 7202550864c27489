import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { askedOf, fakeApi } from '@/core/testing/fake-api';
import { patient } from '@/core/testing/patient';
import { PluginStage } from '@/core/testing/PluginStage';
import { mailAnswers } from '../../contract/refusals';
import { allowLetters, getPersonMail, type MailTrouble } from '../../contract/stops';
import { DELAYED, TROUBLES } from '../testing/delivery';
import PersonMail from './PersonMail';

patient();
beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const STOPPED = TROUBLES[0]!;
const NAME = 'Allow again: emails to clara.almeida@home.example';

function open(trouble: MailTrouble | null, userType: 'AgencyOwner' | 'SalesAgent' = 'AgencyOwner') {
  let now = trouble;
  const api = fakeApi({
    [getPersonMail.path]: () => ({ data: now }),
    [allowLetters.path]: () => {
      now = null;
      return { data: STOPPED, ...mailAnswers.allowed };
    },
  });
  render(
    <I18nProvider i18n={i18n}>
      <PluginStage api={api} userType={userType}>
        <PersonMail person={{ userId: 'c1', email: STOPPED.email, name: 'Clara Almeida', kind: 'client' }} />
      </PluginStage>
    </I18nProvider>,
  );
  return api;
}

it('tells that letters do not reach somebody and why, until the owner allows them again', async () => {
  const api = open(STOPPED);
  expect(await screen.findByText('Emails do not reach clara.almeida@home.example')).toBeTruthy();
  expect(
    screen.getByText('The address does not exist: 550 5.1.1 No such user here (Nov 21, 2026)'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: NAME }));
  await waitFor(() => expect(screen.queryByText(/do not reach/)).toBeNull());
  expect(askedOf(api, allowLetters.path).map(({ input }) => input.params)).toEqual([{ id: 'bounced' }]);
});

it('an agent reads it and allows nothing', async () => {
  open(STOPPED, 'SalesAgent');
  await screen.findByText('Emails do not reach clara.almeida@home.example');
  expect(screen.queryByRole('button')).toBeNull();
});

it('of a delay there is nothing to allow', async () => {
  open(DELAYED);
  await screen.findByText('An email to clara.almeida@home.example was delayed');
  expect(screen.queryByRole('button')).toBeNull();
});

it('is silent while letters arrive', async () => {
  const api = open(null);
  await waitFor(() => expect(askedOf(api, getPersonMail.path)).toHaveLength(1));
  expect(screen.queryByText(/letter/i)).toBeNull();
});
