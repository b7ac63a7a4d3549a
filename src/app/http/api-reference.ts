import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from "fastify-type-provider-zod";
import { KEY } from "../../kit/http/idempotency.ts";
import { SESSION_SCHEME } from "../../kit/http/serve.ts";
import type { OpenApi } from "../site/open-api.ts";
import { namedShapes } from "./api-shapes.ts";

const shapes = { schemaRegistry: namedShapes() };
const jsonSchemaOf = createJsonSchemaTransform(shapes);
const withShapes = createJsonSchemaTransformObject(shapes);

/** The chapters in reading order. */
const CHAPTERS = [
	["Event", "Settings, days, documents and free places of an event."],
	["Agenda", "Days, tracks and lectures of an event, seat statuses, and calendar files."],
	["Speakers", "The speakers and the programme council."],
	["Exhibitors", "The exhibitors, their staff and their collected contacts."],
	["Partners", "The partners and the contact people."],
	["News", "The organiser's published news."],
	["Registration", "Packages, codes, questions, consents, registration and waiting lists."],
	["Account", "Log-in, the account and its data."],
	["Profile", "A person's public profile with photo and topics."],
	["People", "Participants with common interests, invitations and contacts."],
	["Conversations", "Messages between participants, and with companies."],
	["Meetings", "Meetings with exhibitors and between participants."],
	["Rooms", "The live chat of a streamed lecture: messages, moderation and polls."],
	["Stands", "Exhibitors' virtual stands: content, visits, messages, job applications and staff."],
	["CV", "CVs, as a file or a form, and the companies with access to them."],
	["Payment", "Orders, payments, documents and team codes."],
	["Tickets", "Tickets, and the keys for checking them at the entrance."],
	["Newsletter", "Newsletter and reminder subscriptions."],
	["Outreach", "Enquiries from sponsors, volunteers and lecturers."],
	["Office", "The organisers' office: roles, orders, participants and the journal of changes."],
	["Tracking", "Visitors' consent to tracking, and conversions for advertising networks."],
] as const;

/**
 * The generator marks every body as required. The framework receives an omitted one as null, which the schema allows.
 */
function withOptionalBodies(document: OpenApi): OpenApi {
	for (const { requestBody } of Object.values(document.paths).flatMap((path) => Object.values(path))) {
		if (!requestBody) continue;
		requestBody.required = !Object.values(requestBody.content).some(({ schema }) =>
			schema.anyOf?.some((one) => one.type === "null"),
		);
	}
	return document;
}

/** The generator emits each schema for input and for output; this drops the unused ones. */
function withoutUnused(document: OpenApi): OpenApi {
	const text = JSON.stringify(document);
	const all = Object.entries(document.components?.schemas ?? {});
	const used = all.filter(([name]) => text.includes(`"#/components/schemas/${name}"`));
	const lean = { ...document, components: { ...document.components, schemas: Object.fromEntries(used) } };
	return used.length === all.length ? lean : withoutUnused(lean); // A removed schema may have held the last reference to another.
}

type RouteSchema = Parameters<typeof jsonSchemaOf>[0] & {
	route: { config?: { takesKey?: boolean; isUpload?: boolean } };
};

/** Adds the `Idempotency-Key` header and the file body, which the contract's schemas lack. */
function documented(document: RouteSchema) {
	const { schema, ...shown } = jsonSchemaOf(document);
	const { takesKey, isUpload } = document.route.config ?? {};
	const headers = takesKey && { headers: keyHeader };
	const file = isUpload && { consumes: [FILE_TYPE], body: { type: "string", format: "binary" } };
	return { ...shown, schema: { ...schema, ...headers, ...file } };
}

/** The server reads the real type from the bytes. */
const FILE_TYPE = "application/octet-stream";

const keyHeader = {
	type: "object",
	properties: {
		"Idempotency-Key": {
			type: "string",
			pattern: KEY.source,
			description:
				"Identifies the request, so that a retry does not repeat its work. The same key and body answer with the stored response for a day. Another body answers 422. A request that is still running answers 409 with Retry-After.",
		},
	},
};

/** The OpenAPI document at `/api/openapi.json`, made from the contracts. */
export async function apiReference(app: FastifyInstance, publicUrl: string): Promise<void> {
	const isHttps = publicUrl.startsWith("https:");
	await app.register(swagger, {
		openapi: {
			openapi: "3.1.0",
			info: {
				title: "Estrada API",
				version: "1",
				description:
					"Letter case in paths does not matter. `lang`, then `Accept-Language`, selects the language of messages, and of texts where a call says so. A field with the suffix `En` holds the English text of the field without it. The caller is the logged-in person.",
			},
			servers: [{ url: publicUrl }],
			tags: CHAPTERS.map(([name, description]) => ({ name, description })),
			components: {
				securitySchemes: {
					[SESSION_SCHEME]: {
						type: "apiKey",
						in: "cookie",
						name: `${isHttps ? "__Secure-" : ""}estrada.session_token`,
						description: "Set by `POST /api/auth/sign-in/email`.",
					},
				},
			},
		},
		transform: documented,
		transformObject: (document: Parameters<typeof withShapes>[0]) =>
			withoutUnused(withOptionalBodies(withShapes(document) as OpenApi)),
		exposeHeadRoutes: false,
	} as never);
	app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}
