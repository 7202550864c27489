/** As much of Stripe's script as is used here. */
export interface StripeScript {
  elements(options: ElementsOptions): Elements;
  createConfirmationToken(asked: {
    elements: Elements;
  }): Promise<
    | { confirmationToken: ConfirmationToken; error?: undefined }
    | { error: Problem; confirmationToken?: undefined }
  >;
}

export interface ElementsOptions {
  mode: 'payment' | 'setup';
  amount?: number;
  currency: string;
  captureMethod?: 'manual';
  setupFutureUsage?: 'off_session';
  paymentMethodTypes?: string[];
  appearance?: object;
}

export interface Problem {
  type?: string;
  message?: string;
}

export interface ConfirmationToken {
  id: string;
  payment_method_preview?: { type?: string; card?: { brand?: string; last4?: string } };
}

export interface Elements {
  create(name: 'payment', options: object): Element;
  update(options: Partial<ElementsOptions>): void;
  submit(): Promise<{ error?: Problem }>;
}

export interface Element {
  mount(at: HTMLElement): void;
  destroy?(): void;
  focus(): void;
  on(event: 'change', hear: (event: { complete: boolean; value: { type: string } }) => void): void;
  on(event: 'loaderror', hear: (event: { error: Problem }) => void): void;
}

declare global {
  var Stripe:
    | ((key: string, options: { stripeAccount?: string; locale?: string }) => StripeScript)
    | undefined;
}

/** What the page around says it looks like, in the names that Stripe has for it; anything strange was left out before. */
export function appearanceOf(properties: ReadonlyMap<string, string>): object {
  const value = (name: string) => properties.get(`--${name}`);
  const variables = {
    colorPrimary: value('accent'),
    colorBackground: value('surface'),
    colorText: value('ink'),
    colorTextSecondary: value('muted'),
    colorTextPlaceholder: value('muted'),
    colorDanger: value('danger'),
    borderRadius: value('radius'),
    fontSizeBase: value('size'),
    spacingUnit: '4px',
  };
  const line = value('line');
  return {
    theme: properties.get('color-scheme') === 'dark' ? 'night' : 'stripe',
    labels: 'above',
    variables: Object.fromEntries(Object.entries(variables).filter(([, each]) => each)),
    rules: line
      ? {
          '.Input': { border: `1px solid ${line}`, boxShadow: 'none' },
          '.Tab': { border: `1px solid ${line}` },
        }
      : {},
  };
}
