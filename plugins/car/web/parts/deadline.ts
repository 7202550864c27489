export { useDeadline } from '@/core/i18n/use-deadline';
export type { Place as Where } from '@/core/say/dates';
