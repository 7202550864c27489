import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { PluginStage } from '@/core/testing/PluginStage';
import { fakeApi } from '@/core/testing/fake-api';
import { PageStage, pending } from '@/core/testing/PageStage';
import { refusal } from '@/core/testing/refusal';
import { storyAgency, storyMode } from '@/core/testing/story-agency';
import { bodyOf, saying } from '@/core/testing/story-play';
import { registry } from '../../registry';
import { checkMailDomain, getMailDelivery, type MailDelivery } from '../contract/delivery';
import { mailRefusals } from '../contract/refusals';
import { getPersonMail, type MailTrouble } from '../contract/stops';
import PersonMail from './person/PersonMail';
import * as given from './testing/delivery';

const meta = {
  title: 'Plugins/Mail delivery',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const { administration, 'mail-delivery': mail } = registry;
const page = (
  known: MailDelivery,
  answers: Readonly<Record<string, unknown>> = {},
  path = given.PAGE,
): Story => ({
  render: (_, { globals }) => (
    <PageStage
      path={path}
      registry={{ administration, 'mail-delivery': mail }}
      agency={storyAgency(globals, { applications: known.enabled ? ['mailgun'] : [] })}
      user={given.OWNER}
      mode={storyMode(globals)}
      answers={given.mailAnswersOf(known, answers)}
    />
  ),
});

/** Nothing is set up: letters come from the platform's sender. */
export const Nothing: Story = {
  ...page(given.NONE),
  play: saying('Your emails come from letters@caravel.example, the platform’s sender.'),
};
export const OwnKey: Story = {
  ...page(given.NONE),
  play: async (context) => {
    const body = bodyOf(context);
    await userEvent.click(await body.findByRole('radio', { name: /Your own Mailgun account/ }));
    await userEvent.click(await body.findByRole('button', { name: 'Add the domain' }));
    await expect(await body.findByText('Please accept the price of using your own key')).toBeVisible();
  },
};
export const OwnServer: Story = {
  ...page({ ...given.NONE, isPlatformOpen: false }),
  play: async (context) => {
    const body = bodyOf(context);
    await userEvent.click(await body.findByRole('radio', { name: /Your own mail server/ }));
    await expect(await body.findByRole('textbox', { name: 'Mail server' })).toBeVisible();
  },
};
/** R413 */
export const Taken: Story = {
  ...page(given.NONE, {
    [getMailDelivery.path]: ({ body }: { body?: object }) =>
      body ? refusal(409, 'CONFLICT', mailRefusals.domainTaken) : { data: given.NONE },
  }),
  play: async (context) => {
    const body = bodyOf(context);
    await userEvent.type(await body.findByRole('textbox', { name: 'Domain' }), 'mail.horizonte.example');
    await userEvent.type(
      await body.findByRole('textbox', { name: 'Sender email' }),
      'trips@mail.horizonte.example',
    );
    await userEvent.click(await body.findByRole('button', { name: 'Add the domain' }));
    await expect(await body.findByText('This domain is already taken')).toBeVisible();
  },
};
/** M544 */
export const Added: Story = {
  ...page(given.added),
  play: async (context) => {
    await expect(await bodyOf(context).findAllByText('Added')).toHaveLength(2);
  },
};
/** R407, M545 */
export const Verifying: Story = {
  ...page(given.verifying),
  play: saying('DNS verification in progress (24-48 hours)'),
};
export const CheckedTooEarly: Story = {
  ...page(given.inTheDemo, { [checkMailDomain.path]: given.tooEarly() }),
  play: async (context) => {
    const body = bodyOf(context);
    await userEvent.click(await body.findByRole('button', { name: 'Check now' }));
    await expect(await body.findByText(mailRefusals.checkedJustNow.message)).toBeVisible();
  },
};
export const Late: Story = { ...page(given.late), play: saying('Not all records are visible yet') };
/** M546, and addresses that get no letters. */
export const Verified: Story = {
  ...page({ ...given.verified, stopped: 2 }),
  play: saying('550 5.1.1 No such user here'),
};
export const VerifiedButOff: Story = {
  ...page(given.ready),
  play: saying('The domain is ready. Switch on mail delivery, and your emails will come from it.'),
};
export const ReportsFull: Story = {
  ...page(given.unheard('full')),
  play: saying('Bounced emails are not known here'),
};
export const VerifiedWithOwnKey: Story = { ...page(given.withOwnKey), play: saying('•••• 4a2f') };
export const VerifiedWithOwnServer: Story = {
  ...page(given.withOwnServer),
  play: saying('smtp.horizonte.example:465'),
};
export const Changing: Story = {
  ...page(given.withOwnKey),
  play: async (context) => {
    const body = bodyOf(context);
    await userEvent.click(await body.findByRole('button', { name: 'Change sender or delivery' }));
    await expect(await body.findByRole('textbox', { name: 'Domain' })).toHaveAttribute('readonly');
  },
};
export const Broken: Story = {
  ...page(given.brokenBy('records')),
  play: saying('Emails cannot be sent from mail.horizonte.example'),
};
/** What the owner is told on every other page of the office. */
export const BrokenElsewhere: Story = {
  ...page(given.brokenBy('silent'), {}, '/settings/applications'),
  play: saying('Emails cannot be sent from mail.horizonte.example'),
};
export const TestLetterFellBack: Story = {
  ...page(given.testedAs('fellBack')),
  play: saying(
    'The last test email to owner@horizonte.example went from letters@caravel.example, because your own delivery failed.',
  ),
};
export const Deleting: Story = {
  ...page(given.verified),
  play: async (context) => {
    const body = bodyOf(context);
    await userEvent.click(await body.findByRole('button', { name: 'Delete the domain' }));
    await expect(
      await body.findByRole('dialog', { name: 'Delete mail.horizonte.example?' }),
    ).toBeInTheDocument();
  },
};
/** M547 */
export const Deleted: Story = { ...page(given.deleted), play: saying('Deleted') };
export const Loading: Story = page(given.NONE, { [getMailDelivery.path]: pending });
export const Failed: Story = {
  ...page(given.NONE, {
    [getMailDelivery.path]: refusal(404, 'NOT_FOUND', 'The service is not available at the moment.'),
  }),
  play: saying('The settings could not be loaded'),
};

function Person({ trouble }: { trouble: MailTrouble }): ReactNode {
  return (
    <PluginStage api={fakeApi({ [getPersonMail.path]: { data: trouble } })} userType="AgencyOwner">
      <PersonMail person={{ userId: 'c1', email: trouble.email, name: 'Clara Almeida', kind: 'client' }} />
    </PluginStage>
  );
}
/** On the page of a client. */
export const PersonWhoGetsNone: Story = {
  parameters: { layout: 'padded' },
  render: () => <Person trouble={given.TROUBLES[0]!} />,
  play: saying('Emails do not reach clara.almeida@home.example'),
};
export const PersonWithADelay: Story = {
  parameters: { layout: 'padded' },
  render: () => <Person trouble={given.DELAYED} />,
  play: saying('An email to clara.almeida@home.example was delayed'),
};
