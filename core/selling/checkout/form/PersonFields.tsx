import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Stack } from '../../../ui/content/layout';
import { AskedFields } from '../../../fields/AskedFields';
import { CONTACT, NAME } from '../../../fields/people';
import { PersonSection, type PersonSectionProps } from './PersonSection';

const EMAIL = { ...CONTACT.email, hint: msg`We will send your confirmation here.` };

interface PersonFieldsProps extends Omit<PersonSectionProps, 'children'> {
  phoneHint?: MessageDescriptor;
  isPhoneNeeded?: boolean;
  /** Stands above the name. */
  children?: ReactNode;
}

/** The one person whom a booking is for and is written to; the phone may be left out unless it is needed. */
export function PersonFields({
  phoneHint: hint = CONTACT.phone.hint,
  isPhoneNeeded = false,
  children,
  ...person
}: PersonFieldsProps) {
  const phone = { ...CONTACT.phone, hint, optional: !isPhoneNeeded };
  return (
    <PersonSection {...person}>
      <Stack gap={16}>
        {children}
        <AskedFields state={person.state} at={person.at} fields={{ ...NAME, email: EMAIL, phone }} />
      </Stack>
    </PersonSection>
  );
}
