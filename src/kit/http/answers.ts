import * as z from "zod/mini";
import { problem } from "../contract/call.ts";

const refused = {
	description: "An error with a message (RFC 9457)",
	content: { "application/problem+json": { schema: problem } },
};

/** The response schema of refusals: a problem in its own media type. */
export const refusedAnswers = { "4xx": refused, "5xx": refused };

/** The response schema of a file in one of `types`. */
export function fileAnswers(description: string, ...types: string[]) {
	const content = Object.fromEntries(types.map((type) => [type, { schema: z.unknown() }]));
	return { 200: { description, content }, ...refusedAnswers };
}
