import type { Config } from '../config/config';
import type { Db } from '../db/types';
import { VALIDATE_PATH } from '../identity/embedded/provider';
import { SSO_PURPOSE, writeSsoSettings } from '../identity/sso-settings';
import '../identity/tables';
import { createSecretBox } from '../config/secret-box';
import { DEMO_AGENCIES } from './agencies';

/** Lets the demo agencies with single sign-on ask the embedded identity provider, unless they ask another. */
export async function seedDemoSignOn(
  db: Db,
  config: Pick<Config, 'signingSecret' | 'platformHost'>,
  now: Date,
): Promise<void> {
  const box = createSecretBox(config.signingSecret, SSO_PURPOSE);
  const subdomains = DEMO_AGENCIES.filter(({ settings }) => settings.sso?.isSSOEnabled).map(
    ({ subdomain }) => subdomain,
  );
  await db.asSystem(async (tx) => {
    const agencies = await tx
      .selectFrom('agency')
      .leftJoin('sso_settings', 'sso_settings.agency_id', 'agency.id')
      .select(['agency.id', 'subdomain'])
      .where('subdomain', 'in', subdomains)
      .where('sso_settings.agency_id', 'is', null)
      .execute();
    for (const { id, subdomain } of agencies) {
      await writeSsoSettings(
        tx,
        box,
        id,
        {
          tokenValidationEndpoint: `http://${subdomain}.${config.platformHost}${VALIDATE_PATH}`,
          tokenValidationBodyKey: 'token',
          remoteSignup: true,
          directLogin: true,
        },
        now,
      );
    }
  });
}
