import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useState } from 'react';
import type { Said } from '@/core/contract/refusal';
import { useAppForm } from '@/core/forms/use-app-form';
import { locatedCountryAtom } from '@/core/tenant/located-country';
import type { SignUpField } from '../../contract/sign-up-rules';
import {
  emptySignUp,
  SIGN_UP,
  SIGN_UP_SHAPE,
  signUpRules,
  type TakenNames,
  withoutPassword,
} from './sign-up-form';

/** What each field is called, at the field and in the list of what is to be mended. */
function useFieldNames(): Readonly<Record<SignUpField, string>> {
  const { t } = useLingui();
  return {
    name: t`Your name`,
    email: t`Email`,
    password: t`Password`,
    agencyName: t`Name of the agency`,
    subdomain: t`Address of your site`,
    addressLine: t`Street and number`,
    city: t`City`,
    state: t`State or region`,
    zipCode: t`Zip code`,
    country: t`Country`,
    customerServicePhone: t`Customer service phone`,
    customerServiceEmail: t`Customer service email`,
  };
}

/** The form of the sign-up (R414): kept over reloads without the password, and with what the server says of subdomains. */
export function useSignUpForm() {
  const names = useFieldNames();
  const country = useAtomValue(locatedCountryAtom);
  const initial = useMemo(() => emptySignUp(country), [country]);
  const [taken, setTaken] = useState<TakenNames>({});
  const form = useAppForm({
    name: 'sign-up',
    initial,
    rules: signUpRules(taken),
    nameOf: (path) => names[path as SignUpField],
    keeps: { over: 'reload', key: SIGN_UP, shape: SIGN_UP_SHAPE, part: withoutPassword },
  });
  const onTaken = useCallback(
    (subdomain: string, said: Said) => setTaken((known) => ({ ...known, [subdomain]: said })),
    [],
  );
  return { ...form, names, onTaken };
}
export type SignUpForm = ReturnType<typeof useSignUpForm>;
