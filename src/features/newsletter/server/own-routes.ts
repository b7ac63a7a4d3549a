import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { serveEvent } from "../../event/server/serve-event.ts";
import { getOwnSignUps, switchOwnNewsletter, switchOwnReminder } from "../own-contract.ts";
import { ownSignUps, ownSignUpsAt, switchNewsletter, switchReminder } from "./own-sign-ups.ts";

export function ownSignUpRoutes(app: FastifyInstance, deps: { db: NodePgDatabase; clock: { now(): Date } }): void {
	serveEvent(app, deps, getOwnSignUps, async (own) => ({ events: await ownSignUps(deps, own) }));

	serveEvent(app, deps, switchOwnNewsletter, async ({ body: { isOn }, ...own }) => {
		await switchNewsletter(deps, { ...own, isOn });
		return ownSignUpsAt(deps, own);
	});

	serveEvent(app, deps, switchOwnReminder, async ({ body: { isOn, dueDate }, ...own }) => {
		await switchReminder(deps, { ...own, isOn, dueAt: new Date(dueDate) });
		return ownSignUpsAt(deps, own);
	});
}
