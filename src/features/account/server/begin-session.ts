import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import * as z from "zod";

/** Begins a session without a password, after another proof. Without a path, only the server can call it. */
export const beginsSession = {
	id: "begin-session",
	endpoints: {
		beginSession: createAuthEndpoint(
			{ method: "POST", body: z.object({ accountId: z.string() }) },
			async (ctx): Promise<void> => {
				const { internalAdapter } = ctx.context;
				const user = await internalAdapter.findUserById(ctx.body.accountId);
				if (!user) throw new Error("there is no such account");
				const session = await internalAdapter.createSession(user.id);
				await setSessionCookie(ctx, { session, user });
			},
		),
	},
} satisfies BetterAuthPlugin;
