import type { IconName } from '../../plugin/icons';
import {
  BarChart3,
  BedDouble,
  CarFront,
  Compass,
  type LucideIcon,
  Mail,
  Package,
  Plane,
  Settings,
  Shield,
  Ship,
  Ticket,
  Train,
  Users,
  Wallet,
} from '../../ui/pictures/icons';

/** The drawings behind the words that manifests use. */
export const namedIcons: Readonly<Record<IconName, LucideIcon>> = {
  plane: Plane,
  bed: BedDouble,
  vehicle: CarFront,
  ticket: Ticket,
  shield: Shield,
  wallet: Wallet,
  mail: Mail,
  compass: Compass,
  chart: BarChart3,
  users: Users,
  settings: Settings,
  ship: Ship,
  train: Train,
  package: Package,
};
