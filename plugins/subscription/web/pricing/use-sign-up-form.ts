import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useState } from 'react';
import type { Said } from '@/core/contract/refusal';
import { useFieldNames } from '@/core/fields/names';
import { useAppForm } from '@/core/forms/use-app-form';
import { locatedCountryAtom } from '@/core/tenant/located-country';
import {
  emptySignUp,
  SIGN_UP,
  SIGN_UP_SHAPE,
  signUpRules,
  type TakenNames,
  withoutPassword,
} from './sign-up-form';
import { SIGN_UP_FIELDS } from './sign-up-fields';

/** The form of the sign-up (R414): kept over reloads without the password, and with what the server says of subdomains. */
export function useSignUpForm() {
  const nameOf = useFieldNames(SIGN_UP_FIELDS);
  const country = useAtomValue(locatedCountryAtom);
  const initial = useMemo(() => emptySignUp(country), [country]);
  const [taken, setTaken] = useState<TakenNames>({});
  const form = useAppForm({
    name: 'sign-up',
    initial,
    rules: signUpRules(taken),
    nameOf,
    keeps: { over: 'reload', key: SIGN_UP, shape: SIGN_UP_SHAPE, part: withoutPassword },
  });
  const onTaken = useCallback(
    (subdomain: string, said: Said) => setTaken((known) => ({ ...known, [subdomain]: said })),
    [],
  );
  return { ...form, nameOf, onTaken };
}
export type SignUpForm = ReturnType<typeof useSignUpForm>;
