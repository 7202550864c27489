import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { clearToasts } from '@/core/ui/feedback/toast';
import { BLUE_FJORD, fakeApi, OWNER, REGISTRY } from '../../testing/fixtures';
// The routes load it on demand; here it is there before the clock starts.
import '../SettingsScreen';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 15_000 });
beforeEach(clearToasts);

async function open(given: Parameters<typeof fakeApi>[0] = {}) {
  const onPatch = vi.fn();
  const { api } = fakeApi({ ...given, onPatch });
  const path = '/settings/website?panel=access';
  await renderPlugin({ registry: REGISTRY, path, user: OWNER, agency: BLUE_FJORD, api });
  const card = async (id: string) => {
    await screen.findByText('Who may sign up');
    return within(document.getElementById(id)!.closest('section')!);
  };
  return { onPatch, card };
}

describe('who may sign up', () => {
  it.each([
    ['https://x', 'Please enter a valid domain!'],
    ['BLUEFJORD.example', 'This domain is already added!'],
  ])('R396 %s is refused before it is sent: %s', async (typed, words) => {
    const { onPatch, card } = await open();
    const signUp = await card('sign-up-panel');
    await userEvent.type(signUp.getByLabelText('Domain'), typed);
    await userEvent.click(signUp.getByText('Add domain'));
    expect(signUp.getByText(words)).toBeTruthy();
    expect(onPatch).not.toHaveBeenCalled();
  });

  it('R391 R396 a new one is added to those that are there', async () => {
    const { onPatch, card } = await open();
    const signUp = await card('sign-up-panel');
    await userEvent.type(signUp.getByLabelText('Domain'), ' New.example');
    await userEvent.click(signUp.getByText('Add domain'));
    await screen.findByText('Data updated successfully');
    expect(onPatch).toHaveBeenCalledWith({
      signUpDomains: ['bluefjord.example', 'partners.bluefjord.example', 'new.example'],
      version: 7,
    });
  });
});

describe('visitors', () => {
  it('G33 the switch says what it does, and is saved at once', async () => {
    const { onPatch, card } = await open();
    const visitors = await card('visitors-panel');
    const toggle = visitors.getByRole('switch', { name: /^Visitors may search without logging in/ });
    expect(toggle).toHaveProperty('checked', false);
    await userEvent.click(toggle);
    await screen.findByText('Data updated successfully');
    expect(onPatch).toHaveBeenCalledWith({ visitorsMaySearch: true, version: 7 });
    expect(toggle).toHaveProperty('checked', true);
  });
});

describe('a domain of the own', () => {
  it.each([
    ['https://travel.acme.com', 'This is not a valid domain'],
    ['acme.com', 'Apex domains are not supported (use a host such as www.acme.com)'],
  ])('R397 %s is refused before it is sent: %s', async (typed, words) => {
    const { onPatch, card } = await open({ site: { customDomain: null, domainStatus: 'none' } });
    const domain = await card('domain-panel');
    await userEvent.type(domain.getByLabelText('Domain'), typed);
    await userEvent.click(domain.getByText('Save domain'));
    expect(domain.getByText(words)).toBeTruthy();
    expect(onPatch).not.toHaveBeenCalled();
  });

  it('R397 one that waits says what to enter where it was bought', async () => {
    const { card } = await open();
    const domain = await card('domain-panel');
    expect(domain.getByText('Waiting for DNS')).toBeTruthy();
    for (const part of [
      'TXT',
      '_agency-site.travel.bluefjord.example',
      'agency-site=6f7f0f5e-2f53-4a2e-8d5e-6a1c6b8f0001',
      'CNAME',
      'bluefjord.platform.example',
    ])
      expect(domain.getByText(part)).toBeTruthy();
    expect(domain.getAllByRole('button', { name: /^Copy/ })).toHaveLength(6);
    expect(domain.getByRole('button', { name: 'Check the records' })).toBeTruthy();
  });

  it('R397 SEC-36 one whose records are missing says until when the site stands there', async () => {
    const { card } = await open({
      site: { domainStatus: 'missing', domainEndsAt: '2027-05-07T10:00:00.000Z' },
    });
    const domain = await card('domain-panel');
    expect(domain.getByText('Records missing')).toBeTruthy();
    expect(domain.getByText(/^Your site leaves the domain on .*May 7/)).toBeTruthy();
  });

  it('R397 one that is in use keeps its records in sight', async () => {
    const { card } = await open({ site: { domainStatus: 'active' } });
    const domain = await card('domain-panel');
    expect(domain.getByText('TXT')).toBeTruthy();
    expect(domain.queryByRole('button', { name: 'Check the records' })).toBeNull();
  });
});

describe('single sign-on', () => {
  it('R398 R399 without a key it is refused before it is sent; whole, it goes', async () => {
    const { onPatch, card } = await open();
    const sso = await card('sign-on-panel');
    const key = sso.getByLabelText('Token validation body key');
    await userEvent.clear(key);
    await userEvent.click(sso.getByText('Save single sign-on'));
    expect(sso.getByText('Missing call back url or token key')).toBeTruthy();
    expect(onPatch).not.toHaveBeenCalled();
    await userEvent.type(key, 'ticket');
    await userEvent.click(sso.getByText('Save single sign-on'));
    await screen.findByText('Data updated successfully');
    expect(onPatch).toHaveBeenCalledWith({
      sso: {
        isSSOEnabled: true,
        tokenValidationEndpoint: 'https://id.bluefjord.example/check',
        tokenValidationBodyKey: 'ticket',
        remoteSignup: true,
        directLogin: false,
      },
      version: 7,
    });
  });
});
