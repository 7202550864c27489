import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lazy } from './points';
import { PluginBox } from './PluginBox';
import type { Problem } from './problems';
import { ReportContext } from './report-context';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const report = vi.fn<(problem: Problem) => void>();

function draw(box: ReactNode) {
  return act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <ReportContext value={report}>
          {box}
          <p>the rest of the page</p>
        </ReportContext>
      </I18nProvider>,
    );
  });
}

const view =
  (draws: () => ReactNode): Lazy<Record<string, unknown>> =>
  () =>
    Promise.resolve({ default: draws });

beforeEach(() => {
  report.mockClear();
  // React prints what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the box around a contribution', () => {
  it('draws it', async () => {
    await draw(<PluginBox plugin="cruise" item="form" component={view(() => 'a form')} props={{}} />);
    expect(await screen.findByText('a form')).toBeTruthy();
    expect(report).not.toHaveBeenCalled();
  });

  it('contains a throw, names the plugin, reports it, and tries again', async () => {
    let broken = true;
    const component = view(() => {
      if (broken) throw new Error('no berths');
      return 'berths';
    });
    await draw(<PluginBox plugin="cruise" item="form" component={component} props={{}} />);
    expect(await screen.findByText(/cruise/)).toBeTruthy();
    expect(screen.getByText('the rest of the page')).toBeTruthy();
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'crashed', plugin: 'cruise', detail: 'form: no berths' }),
    );
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('berths')).toBeTruthy();
  });

  it('contains a rejected chunk and fetches it anew on the next try', async () => {
    const component = vi
      .fn<Lazy<Record<string, unknown>>>()
      .mockRejectedValueOnce(new Error('chunk gone'))
      .mockResolvedValue({ default: () => 'arrived' });
    await draw(<PluginBox plugin="cruise" item="form" component={component} props={{}} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('arrived')).toBeTruthy();
    expect(component).toHaveBeenCalledTimes(2);
  });
});
