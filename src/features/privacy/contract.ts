import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";

export const getOwnData = defineCall({
	method: "GET",
	path: "/api/user/data",
	logIn: "needed",
	limits: [{ form: "own-data", max: 5, windowSeconds: 3600 }],
	tag: "Account",
	summary:
		"The caller's personal data as a ZIP file: a description in both languages, JSON files by subject, and uploaded files.",
	response: z.string(),
});
