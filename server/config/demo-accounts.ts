export const DEMO_PASSWORD = 'Caravel_2026';

export interface DemoUser {
  name: 'owner' | 'agent' | 'restricted' | 'client';
  role: string;
  firstName: string;
  lastName: string;
  userType: string;
  isRestricted: boolean;
}

/** Four people in each agency: `<name>@<subdomain>.example`. */
export const DEMO_USERS: readonly DemoUser[] = [
  {
    name: 'owner',
    role: 'Agency owner',
    firstName: 'Olivia',
    lastName: 'Moreira',
    userType: 'AgencyOwner',
    isRestricted: false,
  },
  {
    name: 'agent',
    role: 'Sales agent',
    firstName: 'Adrian',
    lastName: 'Keller',
    userType: 'SalesAgent',
    isRestricted: false,
  },
  {
    name: 'restricted',
    role: 'Restricted sales agent',
    firstName: 'Rosa',
    lastName: 'Lindqvist',
    userType: 'SalesAgent',
    isRestricted: true,
  },
  {
    name: 'client',
    role: 'Client',
    firstName: 'Clara',
    lastName: 'Nunes',
    userType: 'Client',
    isRestricted: false,
  },
];

export const demoEmail = (user: Pick<DemoUser, 'name'>, subdomain: string): string =>
  `${user.name}@${subdomain}.example`;
