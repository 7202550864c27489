import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AccountEnd } from '../../../contract/people/own-data';
import { KEPT_DAYS } from '../../../contract/people/retention';
import { useFormat } from '../../../i18n/use-format';
import { useAgency } from '../../../tenant/agency';
import { Stack } from '../../../ui/content/layout';
import { Heading, Text } from '../../../ui/content/Text';
import { Alert } from '../../../ui/feedback/Alert';
import * as css from './Data.css';

/** What goes, what stays and why; bookings that are not over before anything else. */
export function WhatEnds({ end: { open, past } }: { end: AccountEnd }) {
  const { t } = useLingui();
  const format = useFormat();
  const { agencyName } = useAgency();
  const { letters } = KEPT_DAYS;
  return (
    <>
      {open.length > 0 && (
        <Alert
          tone="warning"
          title={<Plural value={open.length} one="# booking is not over" other="# bookings are not over" />}
        >
          <Stack gap={12}>
            <ul className={css.list}>
              {open.map(({ bookingId, title, startsAt, endsAt, locator }) => (
                <li key={bookingId}>
                  <strong>{title}</strong>, {format.dateRange(startsAt, endsAt)}
                  {locator && `, ${locator}`}
                </li>
              ))}
            </ul>
            <Text size={14}>
              <Trans>
                They stay valid and are not canceled. You can no longer open them here: keep your documents,
                and contact {agencyName} about changes.
              </Trans>
            </Text>
          </Stack>
        </Alert>
      )}
      <Stack gap={8}>
        <Heading level={3} size={16}>{t`Deleted immediately`}</Heading>
        <ul className={css.list}>
          <li>{t`Your profile, your picture and your saved travelers`}</li>
          <li>{t`Your logins on all devices, and two-step verification`}</li>
          <li>{t`Your searches, and the emails that were sent to you`}</li>
        </ul>
      </Stack>
      <Stack gap={8}>
        <Heading level={3} size={16}>{t`What we keep, and why`}</Heading>
        <ul className={css.list}>
          {past > 0 && (
            <li>
              <Plural
                value={past}
                one="# past booking with its payments, without names and contact details: accounting law requires it."
                other="# past bookings with their payments, without names and contact details: accounting law requires them."
              />
            </li>
          )}
          {open.length > 0 && (
            <li>{t`The travelers in your open bookings, until they are over: someone has to look after them.`}</li>
          )}
          <li>{t`That an account was deleted, without your name: the agency's log of changes is never rewritten.`}</li>
          <li>{t`The email that confirms the deletion, for ${letters} days.`}</li>
          <li>{t`What the suppliers of your trips keep in their own records.`}</li>
        </ul>
      </Stack>
    </>
  );
}
