import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import {
	type ContentVersions,
	changeContent,
	countContentChange,
	seeContentChange,
} from "../../../kit/content/version.ts";
import { VERSION_CHANGED } from "../../../kit/contract/preview.ts";
import type { Database } from "../../../kit/db/database.ts";
import { contentMark } from "../../../kit/hash/hash.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { instantOf } from "../../../kit/time/instant.ts";
import { assertForm } from "../../organisers/server/assert-form.ts";
import { serveCommand } from "../../organisers/server/serve-command.ts";
import { type OfficeDeps, serveOffice } from "../../organisers/server/serve-office.ts";
import * as calls from "../round-contract.ts";
import { newRoundForm, roundForm } from "../round-form.ts";
import { removalPlan } from "../round-plan.ts";
import { firstDayAfter, lastDayOf, spanOf } from "../round-rules.ts";
import { roundRefusals as refusals, removalTexts, roundName } from "../round-texts.ts";
import { endOfRound, runningRound } from "../rules.ts";
import {
	addRound,
	assertRemovable,
	changeRound,
	existingRound,
	ordersByRound,
	type RoundReads,
	removeRound,
} from "./change-rounds.ts";
import { lockRounds, pricesInRound } from "./round-store.ts";
import { type RoundRecord, roundsOf } from "./store.ts";

export type RoundDeps = OfficeDeps & {
	db: NodePgDatabase;
	versions: ContentVersions;
	priceListReads: RoundReads;
};

const versionOf = ({ name, nameEn, endsAt }: RoundRecord) => contentMark(JSON.stringify([name, nameEn, endsAt]));

type List = { event: { id: number; timeZone: string }; rounds: readonly RoundRecord[]; mayChange: boolean };

/** The rounds of the sheet, with the organiser's abilities. */
export async function listedRounds(
	{ db, clock, priceListReads }: Pick<RoundDeps, "db" | "clock" | "priceListReads">,
	{ event, rounds, mayChange }: List,
): Promise<calls.ListedRound[]> {
	const now = clock.now();
	const running = runningRound(rounds, now);
	const orders = await ordersByRound(db, priceListReads, { eventId: event.id, rounds });
	return rounds.map((one) => {
		const { startsAt, endsAt } = spanOf(rounds, one.id);
		const placed = orders.get(one.id) ?? 0;
		return {
			objectId: one.id,
			number: one.number,
			name: one.name,
			nameEn: one.nameEn,
			firstDay: startsAt && firstDayAfter(startsAt, event.timeZone),
			lastDay: endsAt && lastDayOf(endsAt, event.timeZone),
			isRunning: one === running,
			orders: placed,
			version: versionOf(one),
			can: {
				change: mayChange,
				move: mayChange && endsAt !== null && endsAt > now,
				remove: mayChange && placed === 0 && rounds.length > 1,
			},
		};
	});
}

export function roundRoutes(app: FastifyInstance, deps: RoundDeps): void {
	serveOffice(app, deps, calls.addPriceRound, async ({ event, accountId, body }) => {
		assertForm(newRoundForm, body);
		const startsAt = instantOf(`${body.firstDay}T00:00`, event.timeZone);
		const at = { eventId: event.id, actor: accountId };
		const objectId = await changeContent(deps, (tx) => addRound(tx, deps, at, { startsAt, ...namesOf(body) }));
		return { objectId };
	});

	serveOffice(app, deps, calls.savePriceRound, async ({ event, accountId, params, body: { version, ...typed } }) => {
		assertForm(roundForm, typed);
		const { roundId } = params;
		await changeContent(deps, async (tx) => {
			const own = existingRound(await lockRounds(tx, event.id), roundId);
			const at = { eventId: event.id, actor: accountId, roundId };
			const terms = { ...namesOf(typed), endsAt: endOf(own, typed.lastDay, event.timeZone) };
			await changeRound(tx, deps, at, {
				terms,
				accept(before) {
					if (versionOf(before) !== version) throw new Failure(409, refusals.changed, { type: VERSION_CHANGED });
				},
			});
		});
		return { objectId: roundId };
	});

	removalRoutes(app, deps);
}

function removalRoutes(app: FastifyInstance, deps: RoundDeps): void {
	const find = async (db: Database, eventId: number, roundId: number) => ({
		...existingRound(await roundsOf(db, eventId), roundId),
		eventId,
	});
	serveCommand(
		app,
		deps,
		{ preview: calls.previewRoundRemoval, run: calls.removePriceRound },
		{
			find: ({ event, params }) => find(deps.db, event.id, params.roundId),
			async lock(tx, { eventId, id }) {
				await lockRounds(tx, eventId);
				return find(tx, eventId, id);
			},
			async plan(db, { subject, event }) {
				const rounds = await roundsOf(db, event.id);
				await assertRemovable(db, deps.priceListReads, { eventId: event.id, rounds, round: subject });
				const prices = (await pricesInRound(db, event.id, subject.id)).length;
				const { timeZone } = event;
				return removalPlan({ rounds, removed: subject, prices, now: deps.clock.now(), timeZone });
			},
			async run(tx, { subject, event, actor, lang }) {
				await removeRound(tx, deps, { eventId: event.id, actor, roundId: subject.id });
				await countContentChange(tx);
				return fill(removalTexts.removed[lang], { name: roundName(lang, subject) });
			},
			after: () => seeContentChange(deps),
		},
	);
}

const namesOf = ({ name, nameEn }: { name: string; nameEn: string }) => ({
	name: name || null,
	nameEn: nameEn || null,
});

/** The typed end. An unchanged day keeps the moment, which a bundle may have given another hour. */
function endOf({ endsAt }: RoundRecord, lastDay: string, zone: string): Date | null {
	if (lastDayOf(endsAt, zone) === lastDay) return endsAt;
	return lastDay === "" ? null : endOfRound(lastDay, zone);
}
