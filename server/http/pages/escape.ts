export { escapeHtml } from '@/core/first-paint/escape';
