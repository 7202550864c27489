import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { emailProblem } from '../../../contract/people/account-rules';
import { isName, tidyName } from '../../../contract/people/names';
import { SavedTravelerInput } from '../../../contract/people/profile';
import { withLimits } from '../limits';
import { isPhone } from '../personal/personal-form';
import { dayAt } from '../../../say/clock';

export type TravelerForm = Readonly<Record<keyof SavedTravelerInput, string>>;

export const EMPTY_TRAVELER: TravelerForm = {
  title: '',
  gender: '',
  firstName: '',
  middleName: '',
  lastName: '',
  birthDate: '',
  nationality: '',
  email: '',
  phone: '',
};

export const formOfTraveler = (traveler: SavedTravelerInput): TravelerForm => ({
  title: traveler.title ?? '',
  gender: traveler.gender ?? '',
  firstName: traveler.firstName,
  middleName: traveler.middleName,
  lastName: traveler.lastName,
  birthDate: traveler.birthDate ?? '',
  nationality: traveler.nationality ?? '',
  email: traveler.email,
  phone: traveler.phone,
});

/** The form as the calls take it; what was left open is null or empty. */
export const inputOf = (form: TravelerForm): SavedTravelerInput => ({
  title: (form.title || null) as SavedTravelerInput['title'],
  gender: (form.gender || null) as SavedTravelerInput['gender'],
  firstName: form.firstName.trim(),
  middleName: form.middleName.trim(),
  lastName: form.lastName.trim(),
  birthDate: form.birthDate || null,
  nationality: form.nationality || null,
  email: form.email.trim(),
  phone: form.phone.trim(),
});

/** Whether a date of that day exists and lies between 1900 and today. */
export function isBirthDate(text: string, today: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text) &&
    text >= '1900-01-01' &&
    text <= today
  );
}

const isPart = (text: string): boolean => isName(tidyName(text));

/** What is wrong with which field: only the names are needed, the rest must be usable when it is there. */
export function travelerErrors(
  form: TravelerForm,
  today: string = dayAt(new Date()),
): Partial<Record<keyof TravelerForm, MessageDescriptor>> {
  const errors: Partial<Record<keyof TravelerForm, MessageDescriptor>> = {};
  if (!form.firstName.trim()) errors.firstName = msg`Enter the first name`;
  else if (!isPart(form.firstName)) errors.firstName = msg`Please enter valid first name`;
  if (form.middleName.trim() && !isPart(form.middleName))
    errors.middleName = msg`Please enter valid middle name`;
  if (!form.lastName.trim()) errors.lastName = msg`Enter the last name`;
  else if (!isPart(form.lastName)) errors.lastName = msg`Please enter valid last name`;
  if (form.birthDate && !isBirthDate(form.birthDate, today))
    errors.birthDate = msg`Please enter valid date of birth`;
  if (form.email.trim() && emailProblem(form.email)) errors.email = msg`The entered email is not valid`;
  if (form.phone.trim() && !isPhone(form.phone)) errors.phone = msg`Please enter valid phone number`;
  return withLimits(errors, form, SavedTravelerInput.shape);
}
