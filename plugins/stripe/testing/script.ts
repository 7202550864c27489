/**
 * What stands in for Stripe's script in a browser: `Stripe(key, options)` with the few functions that the fields' page
 * calls. Its element is a plain card number, and Pix where the options let it in.
 */
export const scriptOf = (): string =>
  `{const __name=(made)=>made;(${script.toString()})(document.currentScript.src)}`;

/* oxlint-disable typescript/no-explicit-any -- it runs in a browser, as text */
function script(this: void, source: string): void {
  const origin = new URL(source).origin;
  const here = globalThis as any;
  here.Stripe = (key: string, options: { stripeAccount?: string; locale?: string } = {}) => {
    if (!key.startsWith('pk_')) throw new Error('Not a publishable key');
    return {
      elements(setup: any) {
        let chosen = 'card';
        let input: any;
        const listeners: Record<string, ((event: any) => void)[]> = {};
        const emit = (name: string, event: any = {}) =>
          (listeners[name] ?? []).forEach((hear) => hear(event));
        const isComplete = () => chosen === 'pix' || /^\d{16}$/.test(input.value.replace(/ /g, ''));
        const change = () =>
          emit('change', { complete: isComplete(), empty: !input.value, value: { type: chosen } });
        const element = {
          on: (name: string, hear: (event: any) => void) => void (listeners[name] ??= []).push(hear),
          mount(at: Element) {
            const doc = at.ownerDocument;
            const box = doc.createElement('div');
            if (setup.paymentMethodTypes?.includes('pix'))
              for (const type of ['card', 'pix']) {
                const tab = doc.createElement('button');
                tab.type = 'button';
                tab.textContent = type === 'pix' ? 'Pix' : 'Card';
                tab.addEventListener('click', () => {
                  chosen = type;
                  label.hidden = type === 'pix';
                  change();
                });
                box.append(tab);
              }
            const label = doc.createElement('label');
            label.textContent = 'Card number';
            input = doc.createElement('input');
            input.name = 'number';
            input.inputMode = 'numeric';
            input.addEventListener('input', change);
            label.append(input);
            box.append(label);
            at.append(box);
            setTimeout(() => emit('ready'), 0);
          },
          focus: () => input.focus(),
          update: () => {},
        };
        return {
          create: () => element,
          update: (next: object) => void Object.assign(setup, next),
          submit: async () =>
            isComplete()
              ? { selectedPaymentMethod: chosen }
              : {
                  error: {
                    type: 'validation_error',
                    code: 'incomplete_number',
                    message: 'Your card number is incomplete.',
                  },
                },
          token: async () => {
            const answer = await fetch(origin + '/fake/tokens', {
              method: 'POST',
              body: new URLSearchParams({
                type: chosen,
                number: input.value,
                account: options.stripeAccount ?? '',
                amount: setup.amount ?? '',
              }),
            });
            return [answer.ok, await answer.json()];
          },
        };
      },
      async createConfirmationToken({ elements }: any) {
        const [isGood, said] = await elements.token();
        return isGood
          ? {
              confirmationToken: {
                id: said.id,
                payment_method_preview: { type: 'card', card: { brand: 'visa', last4: '4242' } },
              },
            }
          : { error: { type: 'card_error', message: said.error } };
      },
    };
  };
}
