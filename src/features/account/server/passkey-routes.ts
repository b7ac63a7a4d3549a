import type { FastifyInstance } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { serve } from "../../../kit/http/serve.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { beginPasskeyLogIn, logInByPasskey } from "../passkey-contract.ts";
import { sessionHint } from "./auth-routes.ts";
import { notePasskeyUse, ownerOfPasskey } from "./factor-store.ts";
import type { GuardLogIn } from "./guard-log-in.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import type { Pass } from "./pass-to.ts";

export function passkeyRoutes(
	app: FastifyInstance,
	deps: { db: Database; clock: Clock; config: { publicUrl: string } },
	{ pass, browsers, guardLogIn }: { pass: Pass; browsers: KnownBrowsers; guardLogIn: GuardLogIn },
): void {
	const hint = sessionHint(deps.config);

	serve(app, beginPasskeyLogIn, async ({ request, reply }) => {
		const { answer } = await pass(request, reply, { path: "/passkey/generate-authenticate-options" });
		return { options: { ...answer, userVerification: "required" } };
	});

	serve(app, logInByPasskey, async ({ body, request, reply }) => {
		const owner = await ownerOfPasskey(deps.db, body.response.id);
		await guardLogIn(request, reply, {
			accountId: owner,
			logIn: () => pass(request, reply, { path: "/passkey/verify-authentication", body }),
		});
		const accountId = await notePasskeyUse(deps.db, body.response.id, deps.clock.now());
		await browsers.remember(request, reply, accountId);
		hint.set(reply);
		return { isLoggedIn: true };
	});
}
