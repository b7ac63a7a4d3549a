import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";

export const getOwnData = defineCall({
	method: "GET",
	path: "/api/user/data",
	logIn: "needed",
	limits: [{ form: "own-data", max: 5, windowSeconds: 3600 }],
	tag: "Account",
	summary:
		"Everything that the site keeps of whoever is logged in, as a ZIP: a description in both languages, JSON by subject, and files.",
	response: z.string(),
});
