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

/** The chapters, in the order in which readers need them. */
const CHAPTERS = [
	["Event", "What an event is: its settings, days, texts and free places."],
	["Agenda", "Days, tracks and lectures, the state of their seats, and calendar files."],
	["Speakers", "Who is on stage, and who chose the programme."],
	["Exhibitors", "The companies at the fair."],
	["Partners", "Partners and the people to write to."],
	["News", "What the organiser has published."],
	["Registration", "From the price list to a place: packages, codes, questions, consents, the waiting list."],
	["Account", "Log-in, and what belongs to the person who is logged in."],
	["Profile", "What others may see of a person: a public profile with its photo and topics."],
	["People", "Participants with common interests, and the contacts between them."],
	["Conversations", "Messages between participants, and with companies."],
	["Meetings", "Times that participants book with companies and with each other."],
	["Rooms", "The live room of a lecture: chat, questions and polls."],
	["Stands", "Companies' virtual stands, and what visitors leave there."],
	["CV", "CVs, as a file or filled in, and the companies that may read them."],
	["Payment", "Orders, their payments and documents, and the codes of a team."],
	["Tickets", "What lets somebody in, and how a door checks it."],
	["Newsletter", "E-mails that somebody asked for, and how they end them."],
	["Outreach", "What sponsors, volunteers and lecturers write to the organiser."],
	["Tracking", "What a visitor has allowed, and what is told to advertising networks then."],
] as const;

/**
 * The generator marks every body as required; an omitted optional body reaches the framework as null, which its schema
 * allows.
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

/** The generator emits each schema twice, for input and for output; this removes those that nothing refers to. */
function withoutUnused(document: OpenApi): OpenApi {
	const text = JSON.stringify(document);
	const all = Object.entries(document.components?.schemas ?? {});
	const used = all.filter(([name]) => text.includes(`"#/components/schemas/${name}"`));
	const lean = { ...document, components: { ...document.components, schemas: Object.fromEntries(used) } };
	return used.length === all.length ? lean : withoutUnused(lean); // A removed schema may have held the last reference to another one.
}

type Documented = Parameters<typeof jsonSchemaOf>[0] & {
	route: { config?: { takesKey?: boolean; isUpload?: boolean } };
};

/** A call's schema with the `Idempotency-Key` header and the file body, which the contract's schemas lack. */
function documented(document: Documented) {
	const { schema, ...shown } = jsonSchemaOf(document);
	const { takesKey, isUpload } = document.route.config ?? {};
	const headers = takesKey && { headers: keyHeader };
	const file = isUpload && { consumes: [FILE_TYPE], body: { type: "string", format: "binary" } };
	return { ...shown, schema: { ...schema, ...headers, ...file } };
}

/** The content type of uploads; the real type is read from the bytes. */
const FILE_TYPE = "application/octet-stream";

const keyHeader = {
	type: "object",
	properties: {
		"Idempotency-Key": {
			type: "string",
			pattern: KEY.source,
			description:
				"Names the request, so that sending it again does its work once: the same key and body give the stored answer (for a day), another body a 422, one that still runs a 409 with Retry-After.",
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
					"Paths are matched without regard to letter case. `lang`, then `Accept-Language`, chooses the language of messages, and of texts where a call says so; a field with `En` at its end is the English of the one without.",
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
