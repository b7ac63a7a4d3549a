import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { calendarDateText } from "../../../kit/time/zone.ts";
import { type CommandPlan, fillText } from "../../organisers/command-plan.ts";
import { serveCommand } from "../../organisers/server/serve-command.ts";
import type { OfficeDeps, OfficeEvent } from "../../organisers/server/serve-office.ts";
import { erasePerson, previewErasePerson } from "../person-contract.ts";
import { refusals, erasureTexts as texts } from "../texts.ts";
import { type PersonFacts, personAt } from "./person-store.ts";

type AtEvent = { person: PersonFacts; event: OfficeEvent };

/** Erasure of a person's data at one event; `privacy` implements it. */
export type PersonErasure = {
	lock(tx: Tx, personId: string): Promise<void>;
	/** Throws 409 for an obstacle. `until` is a document's last day, "2030-12-31". */
	preview(
		db: Database,
		at: AtEvent,
	): Promise<{ goes: { title: Text; count: number | null }[]; kept: { number: string; until: string }[] }>;
	/** Returns work after the commit. */
	erase(tx: Tx, at: AtEvent & { actor: string }): Promise<() => Promise<void>>;
};

type EraseDeps = Omit<OfficeDeps, "db"> & { db: NodePgDatabase; personErasure: PersonErasure };

/** Erases a person's data at the event on their request, after a preview. */
export function eraseRoute(app: FastifyInstance, deps: EraseDeps): void {
	const { personErasure } = deps;
	const find = async (db: Database, eventId: number, accountId: string) => {
		const person = await personAt(db, { accountId, eventId });
		if (!person) throw notFound(refusals.noPerson);
		return { id: person.id, eventId, person };
	};
	serveCommand(
		app,
		deps,
		{ preview: previewErasePerson, run: erasePerson },
		{
			find: ({ event, params }) => find(deps.db, event.id, params.personId),
			async lock(tx, { id, eventId }) {
				await personErasure.lock(tx, id);
				return find(tx, eventId, id);
			},
			plan: (db, { subject: { person }, event }) => planOf(db, deps, { person, event }),
			async run(tx, { subject: { person }, event, actor, lang, afterCommit }) {
				afterCommit(await personErasure.erase(tx, { person, event, actor }));
				return fill(texts.done[lang], { name: nameOf(person) });
			},
		},
	);
}

const nameOf = ({ firstName, lastName }: PersonFacts) => `${firstName} ${lastName}`;

async function planOf(db: Database, { personErasure }: EraseDeps, at: AtEvent): Promise<CommandPlan> {
	const { goes, kept } = await personErasure.preview(db, at);
	return {
		title: fillText(texts.title, { name: nameOf(at.person) }),
		effects: [
			...goes.map(({ title, count }) => fillText(texts.goes, { what: (lang) => title[lang], count: count ?? 1 })),
			texts.besides,
			...kept.map(({ number, until }) =>
				fillText(texts.stays, { number, until: (lang) => calendarDateText(lang, until) }),
			),
			...(kept.length === 0 ? [texts.noDocuments] : []),
			texts.bans,
			texts.account,
			texts.final,
		],
		figures: [],
		emails: 1,
		basis: { goes, kept },
	};
}
