import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";

export const WEBHOOK_SECRET = "whsec_test";
const KEY = "sk_test_estrada";

type Shape = Record<string, unknown>;
type ReceivedRequest = { path: string; body: URLSearchParams; key: string | undefined };

/**
 * A stand-in for Stripe's HTTP API: sessions, refunds, idempotency keys, and limits on a session's lifetime.
 * `down` breaks connections; `refusing` answers 400.
 */
export async function startStripe() {
	const received: ReceivedRequest[] = [];
	const stored = new Map<string, { status: number; shape: Shape }>();
	const sessions: Shape[] = [];
	const refunds: Shape[] = [];
	const mood = { down: false, refusing: false, refundStatus: "succeeded", paysBy: "card" };
	const answer = (path: string, method: string, body: URLSearchParams): { status: number; shape: Shape } => {
		if (mood.refusing) return refusal("This payment method is not activated");
		if (method === "POST" && path === "/v1/checkout/sessions") return begun(sessions, body, url);
		if (method === "POST" && path === "/v1/refunds") return createRefund(refunds, body, mood.refundStatus);
		if (path.startsWith("/v1/refunds?")) return listed(refundsWanted(refunds, sessions, queryOf(path)));
		const named = sessions.find((it) => path.startsWith(`/v1/checkout/sessions/${it["id"]}`));
		if (named && method === "POST") return ended(named);
		if (named) return { status: 200, shape: whole(named, queryOf(path), mood.paysBy) };
		if (path.startsWith("/v1/checkout/sessions?")) return sessionsPage(sessions, queryOf(path), mood.paysBy);
		const one = refunds.find((it) => path === `/v1/refunds/${it["id"]}`);
		return one ? { status: 200, shape: one } : { status: 404, shape: { error: { type: "invalid_request_error" } } };
	};
	const server = createServer(async (request, response) => {
		if (mood.down) return void request.socket.destroy();
		const body = new URLSearchParams(await textOf(request));
		const [path, key] = [request.url!, request.headers["idempotency-key"] as string | undefined];
		received.push({ path, body, key });
		if (request.headers.authorization !== `Bearer ${KEY}`) return send(response, { status: 401, shape: { error: {} } });
		const storedAnswer = request.method === "POST" && key ? stored.get(key) : undefined;
		const made = storedAnswer ?? answer(path, request.method!, body);
		if (key && made.status === 200) stored.set(key, made);
		send(response, made);
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		env: { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_URL: url },
		url,
		received,
		sessions,
		refunds,
		mood,
		/** Forgets idempotency keys, which Stripe does after a day. */
		forgetKeys: () => stored.clear(),
		close: () => new Promise((done) => server.close(done)),
	};
}

/** An event as Stripe sends it, signed at a time. */
export function signedEvent(type: string, object: object, { secret = WEBHOOK_SECRET, at = Date.now() } = {}) {
	const payload = JSON.stringify({ id: `evt_${type}`, object: "event", type, data: { object } }, null, 2);
	const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at / 1000) });
	return { payload, headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature } };
}

/** A session after its payment. */
export function paidSession(session: Shape, values: Shape = {}): Shape {
	const paid = { status: "complete", payment_status: "paid", payment_intent: intentOf(session) };
	return { ...session, ...paid, ...values };
}

function begun(sessions: Shape[], body: URLSearchParams, url: string): { status: number; shape: Shape } {
	const seconds = Number(body.get("expires_at")) - Date.now() / 1000;
	if (seconds < 30 * 60 || seconds > 24 * 3600)
		return refusal("The `expires_at` timestamp must be 30 minutes to 24 hours");
	const line = (name: string) => body.get(`line_items[0][${name}]`);
	const id = `cs_test_${sessions.length + 1}`;
	const session = {
		id,
		object: "checkout.session",
		status: "open",
		payment_status: "unpaid",
		payment_intent: null,
		url: `${url}/c/pay/${id}`,
		created: Math.floor(Date.now() / 1000),
		currency: line("price_data][currency"),
		amount_total: Number(line("price_data][unit_amount")) * Number(line("quantity")),
		client_reference_id: body.get("client_reference_id"),
		metadata: { payment: body.get("metadata[payment]"), order: body.get("metadata[order]") },
		success_url: body.get("success_url"),
		expires_at: Number(body.get("expires_at")),
	};
	sessions.push(session);
	return { status: 200, shape: session };
}

/** Ends an open session; others are refused. */
function ended(session: Shape): { status: number; shape: Shape } {
	if (session["status"] !== "open") return refusal("Only Checkout Sessions with a status of open can be expired");
	return { status: 200, shape: Object.assign(session, { status: "expired" }) };
}

function queryOf(path: string): URLSearchParams {
	return new URLSearchParams(path.split("?")[1]);
}

function listed(data: Shape[], hasMore = false): { status: number; shape: Shape } {
	return { status: 200, shape: { object: "list", data, has_more: hasMore } };
}

/** Lists sessions newest first, like Stripe. */
function sessionsPage(sessions: Shape[], query: URLSearchParams, paysBy: string): { status: number; shape: Shape } {
	const found = sessions.filter((one) => Number(one["created"]) >= Number(query.get("created[gte]"))).toReversed();
	const start = found.findIndex((one) => one["id"] === query.get("starting_after")) + 1;
	const end = start + Number(query.get("limit"));
	const page = found.slice(start, end).map((one) => whole(one, query, paysBy));
	return listed(page, end < found.length);
}

/** A session; the query may ask for its payment method. */
function whole(session: Shape, query: URLSearchParams, paysBy: string): Shape {
	if (!query.get("expand[0]")?.endsWith("payment_intent.latest_charge")) return session;
	const charge = { object: "charge", payment_method_details: { type: paysBy } };
	return {
		...session,
		payment_intent: { id: intentOf(session), object: "payment_intent", latest_charge: charge },
	};
}

function refundsWanted(refunds: Shape[], sessions: Shape[], query: URLSearchParams): Shape[] {
	const intent = query.get("payment_intent");
	const session = sessions.find((one) => intentOf(one) === intent);
	const whole = { id: intent, object: "payment_intent", metadata: session?.["metadata"] ?? {} };
	const isExpanded = query.get("expand[0]") === "data.payment_intent";
	return refunds
		.filter((one) => one["payment_intent"] === intent)
		.map((one) => (isExpanded ? { ...one, payment_intent: whole } : one));
}

function intentOf(session: Shape): string {
	return `pi_${session["client_reference_id"]}`;
}

function createRefund(refunds: Shape[], body: URLSearchParams, status: string): { status: number; shape: Shape } {
	const refund = {
		id: `re_${refunds.length + 1}`,
		object: "refund",
		status,
		amount: Number(body.get("amount")),
		payment_intent: body.get("payment_intent"),
		metadata: { refund: body.get("metadata[refund]") },
	};
	refunds.push(refund);
	return { status: 200, shape: refund };
}

function refusal(message: string): { status: number; shape: Shape } {
	return { status: 400, shape: { error: { type: "invalid_request_error", message } } };
}

async function textOf(request: IncomingMessage): Promise<string> {
	let text = "";
	for await (const chunk of request) text += chunk;
	return text;
}

function send(response: ServerResponse, { status, shape }: { status: number; shape: Shape }): void {
	response.writeHead(status, { "content-type": "application/json", "request-id": "req_1" }).end(JSON.stringify(shape));
}
