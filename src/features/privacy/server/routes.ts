import type { FastifyInstance } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { notLoggedIn } from "../../../kit/http/failure.ts";
import { serveFile } from "../../../kit/http/serve-file.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { accountById } from "../../account/server/store.ts";
import { getOwnData } from "../contract.ts";
import { type PersonalPart, takenData } from "./take-data.ts";

type PrivacyDeps = { db: Database; clock: Clock; personalParts: readonly PersonalPart[] };

/** The call by which a person takes everything that is kept of them. */
export function privacyRoutes(app: FastifyInstance, { db, clock, personalParts }: PrivacyDeps): void {
	const file = { description: "Everything that is kept of a person", types: ["application/zip"] };
	serveFile(app, getOwnData, file, async ({ accountId }) => {
		const owner = await accountById(db, accountId);
		if (!owner) throw notLoggedIn();
		const now = clock.now();
		const name = `estrada-${now.toISOString().slice(0, 10)}.zip`;
		return { type: "application/zip", name, bytes: await takenData(personalParts, owner, now), isOpened: false };
	});
}
