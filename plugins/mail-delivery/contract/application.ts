import { z } from 'zod/mini';
import { defineApplication } from '@/core/contract';

/**
 * Letters from the agency's own domain (R406, M567). Its settings are no plain values: a domain is added and proven, and keys are
 * kept sealed, each by a call of its own.
 */
export const MAIL_APPLICATION = defineApplication({ id: 'mailgun', settings: z.object({}) });
