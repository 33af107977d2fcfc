const ADDRESS = 'https://js.stripe.com/v3/';

interface Outcome {
  error?: { message?: string };
  paymentIntent?: { id: string; status: string };
}

export interface Elements {
  create(kind: 'payment'): { mount(at: HTMLElement): void; on(event: 'ready', then: () => void): void };
}

export interface StripeJs {
  elements(options: { clientSecret: string; appearance: object }): Elements;
  confirmPayment(options: {
    elements: Elements;
    confirmParams: { return_url: string };
    redirect: 'if_required';
  }): Promise<Outcome>;
}

let loaded: Promise<void> | undefined;

/** Stripe requires its script to be loaded from its own domain, not bundled. */
export async function loadStripe(publishableKey: string): Promise<StripeJs> {
  loaded ??= new Promise<void>((done, fail) => {
    const script = document.createElement('script');
    script.src = ADDRESS;
    script.onload = () => done();
    script.onerror = () => fail(new Error('The payment form could not be loaded.'));
    document.head.append(script);
  }).catch((error) => {
    loaded = undefined;
    throw error;
  });
  await loaded;
  const { Stripe } = window as unknown as { Stripe: (key: string) => StripeJs };
  return Stripe(publishableKey);
}
