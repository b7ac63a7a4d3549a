import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { KEY } from "../kit/http/idempotency.ts";
import { contentPolicy } from "../kit/http/security-headers.ts";

/** The one style element that the reader of the document writes by itself. */
const SWAGGER_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

type Operation = {
	requestBody?: { required: boolean; content: Record<string, { schema: { anyOf?: { type?: string }[] } }> };
};
type Reference = { openapiObject: { paths: Record<string, Record<string, Operation>> } };

/** The tool calls every body required; one that may be left out reaches the framework as null, which its schema takes. */
function withOptionalBodies({ openapiObject }: Reference) {
	for (const { requestBody } of Object.values(openapiObject.paths).flatMap((path) => Object.values(path))) {
		if (!requestBody) continue;
		const takesNull = ({ anyOf }: { anyOf?: { type?: string }[] }) => anyOf?.some((one) => one.type === "null");
		requestBody.required = !Object.values(requestBody.content).some(({ schema }) => takesNull(schema));
	}
	return openapiObject;
}

/** A call's schema for the document, with the header of those that take an `Idempotency-Key`. */
function withKey(document: Parameters<typeof jsonSchemaTransform>[0] & { route: { config?: { takesKey?: boolean } } }) {
	const shown = jsonSchemaTransform(document);
	return document.route.config?.takesKey ? { ...shown, schema: { ...shown.schema, headers: keyHeader } } : shown;
}

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

/** The OpenAPI document at `/api/openapi.json` and its readable form at `/api/docs`, made from the contracts. */
export async function apiReference(app: FastifyInstance, publicUrl: string): Promise<void> {
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
		},
		transform: withKey,
		transformObject: withOptionalBodies,
		exposeHeadRoutes: false,
	} as never);
	await app.register(swaggerUi, {
		routePrefix: "/api/docs",
		indexPrefix: "",
		theme: { title: "Estrada API" },
		staticCSP: `${contentPolicy(publicUrl)}; style-src 'self' ${SWAGGER_STYLE}`,
	});
	app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}
