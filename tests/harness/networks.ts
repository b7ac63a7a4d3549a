import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import * as z from "zod/mini";

/** Request bodies as the networks document them. Unknown fields are errors. */
const hash = z.string().check(z.regex(/^[\da-f]{64}$/));
const metaBody = z.strictObject({
	data: z
		.array(
			z.strictObject({
				event_name: z.string().check(z.minLength(1)),
				event_time: z.int(),
				event_id: z.string().check(z.minLength(1)),
				event_source_url: z.url(),
				action_source: z.literal("website"),
				user_data: z.strictObject({
					external_id: z.array(hash),
					client_user_agent: z.string(),
					fbc: z.optional(z.string().check(z.regex(/^fb\.1\.\d{13}\..+$/))),
					fbp: z.optional(z.string().check(z.regex(/^fb\.1\.\d{13}\.\d+$/))),
					em: z.optional(z.array(hash)),
					ph: z.optional(z.array(hash)),
				}),
			}),
		)
		.check(z.minLength(1)),
});
const linkedinBody = z.strictObject({
	conversion: z.string().check(z.regex(/^urn:lla:llaPartnerConversion:\d+$/)),
	conversionHappenedAt: z.int().check(z.minimum(1_000_000_000_000)),
	user: z.strictObject({
		userIds: z
			.array(
				z.union([
					z.strictObject({ idType: z.literal("SHA256_EMAIL"), idValue: hash }),
					z.strictObject({ idType: z.literal("LINKEDIN_FIRST_PARTY_ADS_TRACKING_UUID"), idValue: z.string() }),
				]),
			)
			.check(z.minLength(1)),
	}),
	eventId: z.string(),
});
const googleBody = z.strictObject({
	conversions: z
		.array(
			z.strictObject({
				conversionAction: z.string().check(z.regex(/^customers\/\d+\/conversionActions\/\d+$/)),
				conversionDateTime: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[+-]\d\d:\d\d$/)),
				gclid: z.string().check(z.minLength(1)),
				orderId: z.string().check(z.minLength(1), z.maxLength(64)),
				userIdentifiers: z.optional(
					z.array(z.union([z.strictObject({ hashedEmail: hash }), z.strictObject({ hashedPhoneNumber: hash })])),
				),
				consent: z.strictObject({ adUserData: z.literal("GRANTED"), adPersonalization: z.literal("GRANTED") }),
			}),
		)
		.check(z.minLength(1)),
	partialFailure: z.literal(true),
});

/** A conversion that a network received. `name` and `id` are the network's keys. */
export type ReceivedConversion = {
	network: "meta" | "linkedin" | "google";
	account: string;
	id: string;
	name: string;
	body: unknown;
};
type Answer = { status: number; body: object };

/**
 * A stand-in for the three networks. It accepts documented requests, refuses others and records conversions. `mood`
 * changes its responses. `GET /taken` returns the record to other processes.
 */
export async function startNetworks() {
	const acceptedConversions: ReceivedConversion[] = [];
	const mood: { status?: number; body?: object } = {};
	const counts = { received: 0, tokens: 0 };
	const server = createServer(async (request, response) => {
		if (request.url === "/taken") return send(response, { status: 200, body: acceptedConversions });
		counts.received++;
		const text = await textOf(request);
		if (request.url === "/token") {
			counts.tokens++;
			const form = new URLSearchParams(text);
			const isGood = form.get("grant_type") === "refresh_token" && form.get("refresh_token") === "refresh";
			return send(
				response,
				isGood ? { status: 200, body: { access_token: "google", expires_in: 3599 } } : refused(400),
			);
		}
		if (mood.status) return send(response, { status: mood.status, body: mood.body ?? {} });
		send(response, answerOf(request, text, acceptedConversions));
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		url,
		taken: acceptedConversions,
		mood,
		counts,
		env: {
			META_ACCESS_TOKEN: "meta",
			META_API_URL: `${url}/v24.0`,
			LINKEDIN_ACCESS_TOKEN: "linkedin",
			LINKEDIN_API_URL: url,
			GOOGLE_ADS_DEVELOPER_TOKEN: "developer",
			GOOGLE_ADS_CLIENT_ID: "client",
			GOOGLE_ADS_CLIENT_SECRET: "secret",
			GOOGLE_ADS_REFRESH_TOKEN: "refresh",
			GOOGLE_ADS_LOGIN_CUSTOMER_ID: "111-222-3333",
			GOOGLE_ADS_API_URL: `${url}/v23`,
			GOOGLE_TOKEN_URL: `${url}/token`,
		},
		close: () => new Promise((done) => server.close(done)),
	};
}

function answerOf({ url, headers, method }: IncomingMessage, text: string, taken: ReceivedConversion[]): Answer {
	const body: unknown = text ? JSON.parse(text) : undefined;
	if (method !== "POST") return refused(405);
	const pixel = /^\/v24\.0\/(\d+)\/events$/.exec(url!)?.[1];
	if (pixel) {
		if (headers.authorization !== "Bearer meta") return refused(400, { error: { code: 190, type: "OAuthException" } });
		const read = metaBody.safeParse(body);
		if (!read.success) return refused(400, { error: { code: 100, message: z.prettifyError(read.error) } });
		for (const one of read.data.data)
			taken.push({ network: "meta", account: pixel, id: one.event_id, name: one.event_name, body: one });
		return { status: 200, body: { events_received: read.data.data.length, fbtrace_id: "trace" } };
	}
	if (url === "/rest/conversionEvents") {
		if (headers.authorization !== "Bearer linkedin") return refused(401);
		if (!/^\d{6}$/.test(String(headers["linkedin-version"])) || headers["x-restli-protocol-version"] !== "2.0.0")
			return refused(400, { message: "version" });
		const read = linkedinBody.safeParse(body);
		if (!read.success) return refused(422, { message: z.prettifyError(read.error) });
		const { eventId: id, conversion } = read.data;
		taken.push({ network: "linkedin", account: "", id, name: conversion.split(":").at(-1)!, body: read.data });
		return { status: 201, body: {} };
	}
	const customer = /^\/v23\/customers\/(\d+):uploadClickConversions$/.exec(url!)?.[1];
	if (customer) {
		if (headers.authorization !== "Bearer google" || headers["developer-token"] !== "developer") return refused(401);
		if (headers["login-customer-id"] !== "1112223333") return refused(403);
		const read = googleBody.safeParse(body);
		if (!read.success) return refused(400, { error: { message: z.prettifyError(read.error) } });
		for (const one of read.data.conversions) {
			const name = one.conversionAction.split("/").at(-1)!;
			taken.push({ network: "google", account: customer, id: one.orderId, name, body: one });
		}
		return { status: 200, body: { results: read.data.conversions } };
	}
	return refused(404);
}

function refused(status: number, body: object = { error: { message: "refused" } }): Answer {
	return { status, body };
}

async function textOf(request: IncomingMessage): Promise<string> {
	let text = "";
	for await (const chunk of request) text += chunk;
	return text;
}

function send(response: ServerResponse, { status, body }: Answer): void {
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
