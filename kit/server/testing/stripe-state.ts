// The state of the local Stripe server: sessions, refunds, and the answers given under each idempotency key.

export type StripeRequest = {
  readonly method: string;
  readonly path: string;
  /** Of the query and of the form, as they are named: `line_items[0][quantity]`. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | undefined;
};

type Answer = { readonly status: number; readonly body: object };

export type StripeSession = {
  readonly object: 'checkout.session';
  readonly id: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  readonly url: string;
};

export type StripeRefund = {
  readonly object: 'refund';
  readonly id: string;
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'succeeded' | 'pending' | 'failed';
};

const refuse = (status: number, type: string, code: string): Answer => ({
  status,
  body: { error: { type, code, message: code } },
});

const metadataOf = (parameters: StripeRequest['parameters']) =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );

export class StripeState {
  readonly sessions = new Map<string, StripeSession>();
  readonly refunds: StripeRefund[] = [];
  /** What the next refunds begin as. */
  refundStatus: StripeRefund['status'] = 'succeeded';
  readonly #answers = new Map<string, { readonly asked: string; readonly answer: Answer }>();
  #opened = 0;
  #refunded = 0;

  /** Like Stripe: the same key answers the same, and with other parameters is an error. */
  answer(request: StripeRequest): Answer {
    const { idempotencyKey: key, parameters, path } = request;
    if (key === undefined) return this.#handle(request);
    const asked = JSON.stringify([path, parameters]);
    const known = this.#answers.get(key);
    if (known) return known.asked === asked ? known.answer : refuse(400, 'idempotency_error', 'key_reused');
    const answer = this.#handle(request);
    this.#answers.set(key, { asked, answer: { ...answer, body: { ...answer.body } } });
    return answer;
  }

  /** Whether the answer is the first one's, whatever else happens. */
  hasAnswered({ idempotencyKey: key }: StripeRequest): boolean {
    return key !== undefined && this.#answers.has(key);
  }

  /** Everything; what comes after has names of its own all the same. */
  forget(): void {
    this.sessions.clear();
    this.refunds.length = 0;
    this.#answers.clear();
  }

  /** The session that was opened last. */
  latest(): StripeSession {
    const session = [...this.sessions.values()].at(-1);
    if (!session) throw new Error('no session was opened');
    return session;
  }

  /** The payer pays on Stripe's page. */
  pay(session: StripeSession): StripeSession {
    session.status = 'complete';
    session.payment_status = 'paid';
    session.payment_intent ??= `pi_${session.id}`;
    return session;
  }

  #handle({ method, path, parameters }: StripeRequest): Answer {
    const [, id, isExpiring] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
    if (id !== undefined) return this.#session(id, isExpiring !== undefined);
    if (path === '/v1/checkout/sessions') return this.#open(parameters);
    if (path === '/v1/refunds') return method === 'POST' ? this.#refund(parameters) : this.#list(parameters);
    return refuse(404, 'invalid_request_error', 'resource_missing');
  }

  #open(parameters: StripeRequest['parameters']): Answer {
    const ends = Number(parameters['expires_at']) * 1000 - Date.now();
    if (!(ends > 30 * 60_000 && ends <= 24 * 3600_000)) {
      return refuse(400, 'invalid_request_error', 'expires_at_out_of_range');
    }
    this.#opened += 1;
    const id = `cs_test_${this.#opened}`;
    const session: StripeSession = {
      object: 'checkout.session',
      id,
      metadata: metadataOf(parameters),
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(parameters['line_items[0][price_data][unit_amount]']),
      currency: parameters['line_items[0][price_data][currency]'] ?? '',
      payment_intent: null,
      url: `https://checkout.stripe.test/${id}`,
    };
    this.sessions.set(id, session);
    return { status: 200, body: session };
  }

  #session(id: string, isExpiring: boolean): Answer {
    const session = this.sessions.get(id);
    if (!session) return refuse(404, 'invalid_request_error', 'resource_missing');
    if (isExpiring && session.status !== 'open') {
      return refuse(400, 'invalid_request_error', 'session_not_open');
    }
    if (isExpiring) session.status = 'expired';
    return { status: 200, body: session };
  }

  #refund(parameters: StripeRequest['parameters']): Answer {
    const intent = parameters['payment_intent'] ?? '';
    const amount = Number(parameters['amount']);
    const paid = [...this.sessions.values()].find(({ payment_intent }) => payment_intent === intent);
    const given = this.refunds
      .filter(({ payment_intent, status }) => payment_intent === intent && status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (!paid || given + amount > paid.amount_total) {
      return refuse(400, 'invalid_request_error', paid ? 'charge_already_refunded' : 'resource_missing');
    }
    this.#refunded += 1;
    const refund: StripeRefund = {
      object: 'refund',
      id: `re_${this.#refunded}`,
      payment_intent: intent,
      amount,
      currency: paid.currency,
      metadata: metadataOf(parameters),
      status: this.refundStatus,
    };
    this.refunds.push(refund);
    return { status: 200, body: refund };
  }

  #list({ payment_intent: intent }: StripeRequest['parameters']): Answer {
    const data = this.refunds.filter(({ payment_intent }) => payment_intent === intent).toReversed();
    return { status: 200, body: { object: 'list', url: '/v1/refunds', has_more: false, data } };
  }
}
