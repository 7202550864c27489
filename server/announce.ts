import type { Config } from './config/config';
import { DEMO_AGENCIES } from './demo/agencies';
import { DEMO_PASSWORD, DEMO_USERS } from './config/demo-accounts';
import { openWarning } from './config/demo-mode';
import { LAUNCH_PATH } from './identity/embedded/provider';

/** What a person at the terminal needs to know once the server listens. */
export function announce(config: Config, port: number, publicUrl: string): string {
  const { protocol } = new URL(publicUrl);
  const shown = new URL(publicUrl).port || (config.port === 0 ? String(port) : '');
  const at = (host: string) => `${protocol}//${host}${shown ? `:${shown}` : ''}`;
  const lines = [`Listening on port ${port}: ${at(config.platformHost)}`];
  const warning = openWarning(config);
  if (warning) lines.push('', warning);
  if (config.demo) {
    lines.push('', 'Demo agencies:');
    for (const agency of DEMO_AGENCIES) {
      const host = agency.isPlatform ? config.platformHost : `${agency.subdomain}.${config.platformHost}`;
      lines.push(`  ${at(host).padEnd(40)} ${agency.name}`);
    }
    const names = DEMO_USERS.map((user) => `${user.name}@<agency>.example`).join(', ');
    lines.push(
      '',
      `Accounts of each: ${names}`,
      `Password: ${DEMO_PASSWORD}   (<agency> is the name before the host; the platform's own is caravel)`,
    );
    for (const { settings, subdomain } of DEMO_AGENCIES) {
      if (!settings.sso?.isSSOEnabled) continue;
      lines.push(
        `Single sign-on, from an intranet: ${at(`${subdomain}.${config.platformHost}`)}${LAUNCH_PATH}`,
      );
    }
    if (!config.smtpUrl) lines.push(`Mail that was sent: ${at(config.platformHost)}/dev/mail`);
  } else {
    lines.push('Agencies and owners are made with: npm run agency -- create …');
    if (!config.sandbox)
      lines.push(
        'The embedded suppliers and the test gateway are off: real suppliers alone sell, and no card is taken without a ' +
          'real gateway. SANDBOX=1 switches both on to try the site.',
      );
  }
  return lines.join('\n');
}
