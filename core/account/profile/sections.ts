import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import {
  FileText,
  type LucideIcon,
  Monitor,
  Palette,
  ShieldCheck,
  UserRound,
  UsersRound,
} from '../../ui/pictures/icons';
import type { SectionId } from './section-ids';

export interface Section {
  id: SectionId;
  label: MessageDescriptor;
  note: MessageDescriptor;
  icon: LucideIcon;
  View: LazyExoticComponent<ComponentType>;
}

/** The parts of the profile, in the order of the list; each has an address of its own and is loaded when opened. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'personal',
    label: msg`Personal information`,
    note: msg`Name, phone, picture and home location`,
    icon: UserRound,
    View: lazy(() => import('./personal/PersonalSection')),
  },
  {
    id: 'security',
    label: msg`Security`,
    note: msg`Your password and how you sign in`,
    icon: ShieldCheck,
    View: lazy(() => import('./security/SecuritySection')),
  },
  {
    id: 'travelers',
    label: msg`Saved travelers`,
    note: msg`People for whom you often book`,
    icon: UsersRound,
    View: lazy(() => import('./travelers/TravelersSection')),
  },
  {
    id: 'devices',
    label: msg`Devices`,
    note: msg`Where you are signed in`,
    icon: Monitor,
    View: lazy(() => import('./devices/DevicesSection')),
  },
  {
    id: 'preferences',
    label: msg`Preferences`,
    note: msg`Language, currency and appearance`,
    icon: Palette,
    View: lazy(() => import('./preferences/PreferencesSection')),
  },
  {
    id: 'data',
    label: msg`Your data`,
    note: msg`Download it, or delete your account`,
    icon: FileText,
    View: lazy(() => import('./data/DataSection')),
  },
];

/** The section of an address; undefined for an address that names none of ours. */
export const sectionOf = (id: string | undefined): Section | undefined =>
  SECTIONS.find((section) => section.id === (id ?? 'personal'));
