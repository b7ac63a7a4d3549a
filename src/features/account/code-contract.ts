import * as z from "zod/mini";
import { defineCall } from "../../kit/contract/call.ts";
import { codeForm } from "./code-form.ts";

export const logInByCode = defineCall({
	method: "POST",
	path: "/api/auth/sign-in/code",
	tag: "Account",
	summary:
		"Completes a log-in with a code of the authenticator app or a recovery code. A recovery code works once. Answers 401 if no log-in is pending: ten minutes have passed, or five codes were wrong.",
	limits: [{ max: 30, windowSeconds: 60 }],
	body: z.object(codeForm.shape),
	response: z.object({ isLoggedIn: z.boolean() }),
});
