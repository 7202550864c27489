import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { patient } from '@/core/testing/patient';
import { refusal } from '@/core/testing/refusal';
import { checkMailDomain, deleteMailDomain, saveMailDomain, sendTestEmail } from '../contract/delivery';
import { mailAnswers, mailRefusals } from '../contract/refusals';
import { allowLetters } from '../contract/stops';
import * as given from './testing/delivery';
import { openMail } from './testing/open';

patient();

const SAVE = `POST ${saveMailDomain.path}`;
const DELETE = `DELETE ${deleteMailDomain.path}`;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sender = async () => within(await screen.findByRole('region', { name: 'Sender' }));
const domainField = () => screen.findByRole('textbox', { name: 'Domain' });
const senderField = () => screen.getByRole('textbox', { name: 'Sender email' });
const fill = async (domain = 'mail.horizonte.example', from = 'trips@mail.horizonte.example') => {
  await userEvent.type(await domainField(), domain);
  await userEvent.type(senderField(), from);
};
const refuses = (status: number, said: Parameters<typeof refusal>[2], path?: string) =>
  refusal(status, 'REFUSED', said, path && typeof said === 'object' ? { fields: [{ path, ...said }] } : {});

describe('where a mail domain stands', () => {
  it('M542 M546 once it is verified and the application is on, letters come from it', async () => {
    await openMail(given.verified);
    expect((await sender()).getByText('Verified')).toBeTruthy();
    expect(screen.getByText('Your emails come from trips@mail.horizonte.example.')).toBeTruthy();
    expect(screen.getByText('On')).toBeTruthy();
  });

  it('M543 while the application is off, letters come from the platform’s sender, and the domain waits', async () => {
    await openMail(given.ready);
    expect((await sender()).getByText('Verified')).toBeTruthy();
    expect(
      screen.getByText('Your emails come from letters@caravel.example, the platform’s sender.'),
    ).toBeTruthy();
    expect(
      screen.getByText('The domain is ready. Switch on mail delivery, and your emails will come from it.'),
    ).toBeTruthy();
    expect(screen.getByText('Off')).toBeTruthy();
  });

  it('M544 one that was just added says so beside its name, before there are records', async () => {
    await openMail(given.added);
    const name = await screen.findByRole('heading', { name: 'mail.horizonte.example' });
    expect(name.parentElement?.textContent).toBe('mail.horizonte.exampleAdded');
    expect(screen.queryByRole('heading', { name: 'Records' })).toBeNull();
  });

  it('M545 while records are looked for it says how long that takes, and of each whether it is there', async () => {
    await openMail(given.verifying);
    expect((await sender()).getByText('DNS verification in progress (24-48 hours)')).toBeTruthy();
    const [spf, dkim, ownership, receiving] = screen
      .getByRole('heading', { name: 'Says who may send for the domain (SPF)' })
      .closest('ul')!.children as unknown as HTMLElement[];
    expect(within(spf!).getByText('Another value')).toBeTruthy();
    expect(within(spf!).getByText('There is now: v=spf1 include:spf.elsewhere.example -all')).toBeTruthy();
    expect(within(dkim!).getByText('Found')).toBeTruthy();
    expect(within(ownership!).getByText('Not there yet')).toBeTruthy();
    expect(within(receiving!).getByText('Not checked yet')).toBeTruthy();
    expect(within(receiving!).getByRole('group', { name: 'Priority' }).textContent).toContain('10');
  });

  it('R407 M547 goes add, DNS verification, verified, deleted, and the name and day of the deleted one stay', async () => {
    const { sent } = await openMail(given.NONE, {
      answers: {
        [SAVE]: { data: given.verifying },
        [checkMailDomain.path]: { data: given.verified },
        [DELETE]: { data: given.deleted },
      },
    });
    await fill();
    await press('Add the domain');
    expect(await screen.findByText('DNS verification in progress (24-48 hours)')).toBeTruthy();
    expect(sent(saveMailDomain).map(({ body }) => body)).toEqual([
      { domain: 'mail.horizonte.example', senderEmail: 'trips@mail.horizonte.example', way: 'platform' },
    ]);
    await press('Check now');
    expect(await screen.findByText('The domain is verified')).toBeTruthy();
    expect(screen.getByText('Verified')).toBeTruthy();

    await press('Delete the domain');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete mail.horizonte.example?' }));
    expect(dialog.getByText(/^Emails come from letters@caravel\.example right away\./)).toBeTruthy();
    expect(sent(deleteMailDomain)).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the domain' }));
    expect(await screen.findByText('Deleted')).toBeTruthy();
    expect(screen.getByText(/^mail\.horizonte\.example, /).textContent).toBe(
      'mail.horizonte.example, Nov 25, 2026',
    );
    expect(await domainField()).toHaveProperty('value', '');
  });

  it('R407 a look that comes too early is told, and nothing is lost', async () => {
    await openMail(given.verifying, { answers: { [checkMailDomain.path]: given.tooEarly() } });
    await press('Check now');
    expect(
      await screen.findByText('The records were checked just now. Please try again in a minute.'),
    ).toBeTruthy();
    expect(screen.getByText('DNS verification in progress (24-48 hours)')).toBeTruthy();
    expect(screen.getByText('There is now: v=spf1 include:spf.elsewhere.example -all')).toBeTruthy();
  });

  it.each([
    ['records', 'Records of the domain are gone or have another value.'],
    ['refused', 'The mail service no longer accepts emails from this domain.'],
    ['silent', 'The mail service does not answer.'],
  ] as const)('of one that is broken (%s) the page says why, and who sends meanwhile', async (why, words) => {
    await openMail(given.brokenBy(why));
    const [alert, ...others] = await screen.findAllByText(
      'Emails cannot be sent from mail.horizonte.example',
    );
    expect(others).toEqual([]);
    const told = alert!.parentElement!.textContent;
    expect(told).toContain(`${words} Until it works again, they come from letters@caravel.example.`);
    expect((await sender()).getByText('Not working')).toBeTruthy();
    expect(
      screen.getByText('Your emails come from letters@caravel.example, the platform’s sender.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send me a test email' })).toBeNull();
  });

  it('every other page of the office tells the owner, with the way to what is wrong', async () => {
    await openMail(given.brokenBy('silent'), { path: '/settings/applications' });
    expect(await screen.findByText('Emails cannot be sent from mail.horizonte.example')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See what is wrong' }).getAttribute('href')).toBe(given.PAGE);
  });

  it('after 48 hours without all records something is probably entered wrongly', async () => {
    await openMail(given.late);
    expect(await screen.findByText('Not all records are visible yet')).toBeTruthy();
  });
});

describe('the page of the application', () => {
  it('M567 R406 is called Mail delivery, and can be set up while it is off', async () => {
    await openMail(given.NONE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Mail delivery' })).toBeTruthy();
    expect(screen.getByText('Included, your own key USD 35')).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Mail delivery is on' })).toHaveProperty('checked', false);
    expect(await domainField()).toBeTruthy();
  });

  it('R412 each part of a record is copied by itself', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await openMail(given.verifying);
    const [name] = await screen.findAllByRole('group', { name: 'Name' });
    await userEvent.click(within(name!).getByRole('button', { name: 'Copy' }));
    expect(writeText.mock.calls).toEqual([['mail.horizonte.example']]);
    writeText.mockRejectedValue(new Error('Not allowed'));
    const [value] = screen.getAllByRole('group', { name: 'Value' });
    await userEvent.click(within(value!).getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Unable to copy')).toBeTruthy();
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('R411 a test letter is sent to whoever asks, and what became of the last one is told', async () => {
    const { sent } = await openMail(given.testedAs('fellBack'), {
      answers: { [sendTestEmail.path]: { data: mailAnswers.testSent.message, ...mailAnswers.testSent } },
    });
    expect(
      await screen.findByText(
        'The last test email to owner@horizonte.example went from letters@caravel.example, because your own delivery failed.',
      ),
    ).toBeTruthy();
    await press('Send me a test email');
    expect(await screen.findByText('The test email is on its way')).toBeTruthy();
    expect(sent(sendTestEmail)).toHaveLength(1);
  });

  it('an address that bounced is named with what its server said, and can be allowed again', async () => {
    const { sent } = await openMail(
      { ...given.verified, stopped: 2 },
      { answers: { [allowLetters.path]: { data: given.TROUBLES[0], ...mailAnswers.allowed } } },
    );
    expect(await screen.findByText('550 5.1.1 No such user here')).toBeTruthy();
    expect(screen.getByText('The address does not exist')).toBeTruthy();
    await press('Allow again: emails to clara.almeida@home.example');
    expect(await screen.findByText('Emails go to clara.almeida@home.example again')).toBeTruthy();
    expect(sent(allowLetters)).toEqual([{ params: { id: 'bounced' } }]);
  });

  it.each([
    ['full', /^Mailgun reports an event to three addresses at most/],
    ['refused', /^This API key may not read the webhooks/],
  ] as const)('bounces that are not heard are told with what helps: %s', async (reporting, words) => {
    await openMail(given.unheard(reporting));
    const told = (await screen.findByText('Bounced emails are not known here')).parentElement!;
    expect(within(told).getByText(words)).toBeTruthy();
  });

  it('settings that cannot be read are asked for again', async () => {
    let isDown = true;
    const path = `GET ${saveMailDomain.path}`;
    await openMail(given.verified, {
      answers: { [path]: () => (isDown ? refuses(404, 'Not here') : { data: given.verified }) },
    });
    expect(await screen.findByText('The settings could not be loaded')).toBeTruthy();
    isDown = false;
    await press('Try again');
    expect(await screen.findByText('Verified')).toBeTruthy();
  });
});

describe('the form of a mail domain', () => {
  it('R409 R410 an own key is sent once its price of USD 35 is accepted, and never shown again', async () => {
    const { sent } = await openMail(given.NONE, { answers: { [SAVE]: { data: given.withOwnKey } } });
    await fill();
    await userEvent.click(screen.getByRole('radio', { name: /Your own Mailgun account/ }));
    await userEvent.type(screen.getByLabelText('API key'), 'key-0123456789-4a2f');
    await press('Add the domain');
    expect(screen.getByText('Please accept the price of using your own key')).toBeTruthy();
    expect(sent(saveMailDomain)).toEqual([]);
    await userEvent.click(
      screen.getByRole('checkbox', {
        name: 'I accept that using my own key costs $35.00, once, on the next subscription invoice',
      }),
    );
    await press('Add the domain');
    expect(await screen.findByText('•••• 4a2f')).toBeTruthy();
    expect(screen.getByText('Your own Mailgun account')).toBeTruthy();
    expect(sent(saveMailDomain)[0]?.body).toMatchObject({
      way: 'mailgun',
      apiKey: 'key-0123456789-4a2f',
      isPriceAccepted: true,
    });
    await press('Change sender or delivery');
    expect(screen.getByLabelText('API key')).toHaveProperty('value', '');
  });

  it('R409 the platform’s key is not offered where the platform has none', async () => {
    await openMail({ ...given.NONE, isPlatformOpen: false });
    await domainField();
    const ways = screen.getAllByRole('radio').map((way) => (way as HTMLInputElement).value);
    expect(ways).toEqual(['mailgun', 'smtp']);
  });

  it('R413 a taken domain shows ‘This domain is already taken’, and what was typed stays', async () => {
    await openMail(given.NONE, { answers: { [SAVE]: refuses(409, mailRefusals.domainTaken) } });
    await fill();
    await press('Add the domain');
    expect(await screen.findByText('This domain is already taken')).toBeTruthy();
    expect(await domainField()).toHaveProperty('value', 'mail.horizonte.example');
    expect(senderField()).toHaveProperty('value', 'trips@mail.horizonte.example');
  });

  it('R408 a sender elsewhere is refused at its field before anything is sent', async () => {
    const { sent } = await openMail(given.NONE);
    await fill('mail.horizonte.example', 'trips@elsewhere.example');
    await press('Add the domain');
    expect(screen.getByText('Invalid sender email. Must be include domain name.')).toBeTruthy();
    expect(document.activeElement).toBe(senderField());
    expect(sent(saveMailDomain)).toEqual([]);
  });

  it('what the server refuses of one field stands there, and goes as it is changed; nothing typed is lost', async () => {
    const said = mailRefusals.serverRefused;
    await openMail(given.NONE, { answers: { [SAVE]: refuses(422, said, 'smtp.password') } });
    await fill();
    await userEvent.click(screen.getByRole('radio', { name: /Your own mail server/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Mail server' }), 'smtp.horizonte.example');
    await userEvent.type(screen.getByRole('textbox', { name: 'User name' }), 'trips');
    const password = screen.getByLabelText('Password');
    await userEvent.type(password, 'secret');
    await press('Add the domain');
    expect(
      await screen.findByText('The mail server does not accept this user name and password'),
    ).toBeTruthy();
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(password).toHaveProperty('value', 'secret');
    expect(screen.getByRole('textbox', { name: 'Mail server' })).toHaveProperty(
      'value',
      'smtp.horizonte.example',
    );
    await userEvent.type(password, '!');
    await waitFor(() => expect(password.getAttribute('aria-invalid')).not.toBe('true'));
  });

  it('a way that the platform has closed meanwhile is refused in words', async () => {
    await openMail(given.NONE, { answers: { [SAVE]: refuses(422, mailRefusals.wayClosed, 'way') } });
    await fill();
    await press('Add the domain');
    expect(
      await screen.findByText(
        'The platform has no mail service of its own here. Use your own key or mail server.',
      ),
    ).toBeTruthy();
  });
});
