import {
  AlertTriangle,
  CheckCircle2,
  CircleAlert,
  CircleDot,
  Hourglass,
  Info,
  type LucideIcon,
  Sparkles,
} from '../pictures/icons';

export type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info';

/** A status is never told by colour alone: every tone has its icon. */
export const TONE_ICON: Record<Tone | 'progress', LucideIcon> = {
  neutral: CircleDot,
  brand: Sparkles,
  success: CheckCircle2,
  warning: AlertTriangle,
  danger: CircleAlert,
  info: Info,
  progress: Hourglass,
};
