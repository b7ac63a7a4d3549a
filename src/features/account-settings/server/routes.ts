import type { FastifyInstance } from "fastify";
import type { Authentication } from "../../account/server/authentication.ts";
import { knownBrowsers } from "../../account/server/known-browsers.ts";
import { passTo } from "../../account/server/pass-to.ts";
import { codeProver } from "../../account/server/prove-code.ts";
import { accessRoutes } from "./access-routes.ts";
import { addressRoute } from "./address-route.ts";
import { emailPreferenceRoutes } from "./email-preference-routes.ts";
import { factorRoutes } from "./factor-routes.ts";
import { ownPersonRoutes } from "./own-person-routes.ts";
import { passkeyRoutes } from "./passkey-routes.ts";

type SettingsDeps = Parameters<typeof addressRoute>[1] &
	Parameters<typeof accessRoutes>[1] &
	Parameters<typeof factorRoutes>[1] &
	Parameters<typeof knownBrowsers>[0] & { config: { publicUrl: string } };

export function accountSettingsRoutes(app: FastifyInstance, deps: SettingsDeps, auth: Authentication): void {
	const browsers = knownBrowsers(deps);
	const pass = passTo(auth, deps.config.publicUrl);
	const proveCode = codeProver(auth, pass);
	const parts = { auth, browsers, pass, proveCode };
	ownPersonRoutes(app, deps);
	addressRoute(app, deps, parts);
	accessRoutes(app, deps, parts);
	emailPreferenceRoutes(app, deps);
	factorRoutes(app, deps, parts);
	passkeyRoutes(app, deps, parts);
}
