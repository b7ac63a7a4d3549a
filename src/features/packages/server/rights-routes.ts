import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { type ContentVersions, countContentChange, seeContentChange } from "../../../kit/content/version.ts";
import { VERSION_CHANGED } from "../../../kit/contract/preview.ts";
import type { Database } from "../../../kit/db/database.ts";
import { contentMark } from "../../../kit/hash/hash.ts";
import { assertNoErrors, Failure, notFound } from "../../../kit/http/failure.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { serveCommand } from "../../organisers/server/serve-command.ts";
import type { OfficeDeps } from "../../organisers/server/serve-office.ts";
import { noSuchPackage } from "../office-texts.ts";
import { changedRights, rightsOf } from "../rights.ts";
import * as calls from "../rights-contract.ts";
import { rightsForm } from "../rights-form.ts";
import { reductionRefusals, rightsPlan } from "../rights-plan.ts";
import { rightsRefusals as refusals, rightsTexts as texts } from "../rights-texts.ts";
import { changeRights, type RightsCommands } from "./change-rights.ts";
import { findPackage, lockPackage } from "./rights-store.ts";
import { placesTaken } from "./stock-store.ts";
import type { PackageRecord } from "./store.ts";

/** Implemented by `app/wiring.ts`: people with confirmed tickets of a package. */
export type RightsReads = {
	ticketHolders(db: Database, at: { eventId: number; packageId: number }): Promise<number>;
};

export type RightsDeps = OfficeDeps & {
	db: NodePgDatabase;
	versions: ContentVersions;
	priceListReads: RightsReads;
	priceListCommands: RightsCommands;
};

/** Changes with the rights of a package. */
export function rightsVersion(one: PackageRecord): string {
	const rights = rightsOf(one);
	return contentMark(JSON.stringify(rightsForm.names.map((name) => rights[name])));
}

function existing(found: PackageRecord | undefined): PackageRecord {
	if (!found) throw notFound(noSuchPackage);
	return found;
}

export function rightsRoutes(app: FastifyInstance, deps: RightsDeps): void {
	serveCommand(
		app,
		deps,
		{ preview: calls.previewPackageRights, run: calls.savePackageRights },
		{
			find: async ({ event, params }) =>
				existing(await findPackage(deps.db, { eventId: event.id, packageId: params.packageId })),
			lock: async (tx, { eventId, id }) => existing(await lockPackage(tx, { eventId, packageId: id })),
			async plan(db, { subject, body: { version, ...after } }) {
				if (rightsVersion(subject) !== version) throw new Failure(409, refusals.changed, { type: VERSION_CHANGED });
				const before = rightsOf(subject);
				if (changedRights(before, after).length === 0) throw new Failure(400, refusals.unchanged);
				const { id, eventId, name } = subject;
				const tickets = (await placesTaken(db, eventId)).get(id) ?? 0;
				assertNoErrors(reductionRefusals({ before, after }, tickets));
				const people = await deps.priceListReads.ticketHolders(db, { eventId, packageId: id });
				return rightsPlan({ name, before, after, tickets, people });
			},
			async run(tx, { subject, actor, lang, body: { version: _seen, ...after } }) {
				const { id, eventId, name } = subject;
				await changeRights(tx, deps, { eventId, packageId: id, actor }, () => after);
				await countContentChange(tx);
				return fill(texts.saved[lang], { name });
			},
			after: () => seeContentChange(deps),
		},
	);
}
