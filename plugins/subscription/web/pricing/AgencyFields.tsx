import { AskedFields } from '@/core/fields/AskedFields';
import { Stack } from '@/core/ui/content/layout';
import { TextField } from '@/core/ui/fields/TextField';
import { SERVICE, STREET, TOWN } from './sign-up-fields';
import { SubdomainField } from './SubdomainField';
import type { SignUpForm } from './use-sign-up-form';

const MOST = 40;

/** A subdomain that looks like the agency's name: "Café São João & Cia." is `cafe-sao-joao-cia`; empty where nothing of it fits. */
const subdomainFor = (agencyName: string): string =>
  agencyName
    .normalize('NFD')
    .replaceAll(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replaceAll(/^-+|-+$/g, '');

/** The agency, its address and where its travellers find help. */
export function AgencyFields({ form }: { form: SignUpForm }) {
  const name = form.bind('agencyName');
  /** The site's address follows the name until somebody writes another one. */
  const rename = (agencyName: string) => {
    const follows = ['', subdomainFor(name.value)].includes(form.value('subdomain'));
    form.set('agencyName', agencyName);
    if (follows) form.set('subdomain', subdomainFor(agencyName));
  };
  return (
    <Stack gap={16}>
      <TextField
        {...name}
        onChange={rename}
        label={form.nameOf('agencyName')}
        autoComplete="organization"
        aria-required
      />
      <SubdomainField form={form} />
      <AskedFields state={form} fields={STREET} columns={1} />
      <AskedFields state={form} fields={TOWN} />
      <AskedFields state={form} fields={SERVICE} />
    </Stack>
  );
}
