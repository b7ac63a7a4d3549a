import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { type CommandPreview, PREVIEW_CHANGED } from "../../../kit/contract/preview.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { contentMark } from "../../../kit/hash/hash.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountById } from "../../account/server/store.ts";
import { refusals as officeRefusals } from "../../organisers/texts.ts";
import { cancelRegistration, lockCancellable } from "../../ticket-holders/server/cancel-registration.ts";
import type { ReleaseDeps } from "../../ticket-holders/server/follow-order.ts";
import { ticketNumber } from "../../tickets/rules.ts";
import { commandTexts as texts } from "../texts.ts";
import type { PersonReads } from "./person-reads.ts";
import type { RegistrationOfPerson } from "./person-store.ts";

type Deps = ReleaseDeps & { db: NodePgDatabase; personReads: PersonReads };

/** Throws like `cancelRegistration`. */
export function previewCancel(deps: Deps, one: RegistrationOfPerson, lang: Lang): Promise<CommandPreview> {
	return deps.db.transaction(async (tx) => {
		await lockCancellable(tx, one);
		return previewOf(tx, deps, one, lang);
	});
}

/** Throws 409 `PREVIEW_CHANGED` if the effects are no longer those of the preview. Returns the person's name. */
export async function cancelParticipant(
	deps: Deps,
	one: RegistrationOfPerson,
	{ organiserId, fingerprint }: { organiserId: string; fingerprint: string },
): Promise<string> {
	await cancelRegistration(deps, one, organiserId, async (tx) => {
		if ((await effectsOf(tx, deps, one)).fingerprint === fingerprint) return;
		throw new Failure(409, officeRefusals.previewChanged, { type: PREVIEW_CHANGED });
	});
	return nameOf(invariant(await accountById(deps.db, one.accountId), "the account"));
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

async function effectsOf(tx: Tx, { personReads }: Deps, one: RegistrationOfPerson) {
	const person = invariant(await accountById(tx, one.accountId), "the account");
	const seats = await personReads.seats(tx, one.id);
	const code = (await personReads.codes(tx, [one.id])).get(one.id);
	const effects = [one.id, one.packageCode, one.holdsPlace, seats, code ?? null, person.email];
	return { person, seats, code, fingerprint: contentMark(JSON.stringify(effects)) };
}

async function previewOf(tx: Tx, deps: Deps, one: RegistrationOfPerson, lang: Lang): Promise<CommandPreview> {
	const { person, seats, code, fingerprint } = await effectsOf(tx, deps, one);
	return {
		title: fill(texts.cancelTitle[lang], { number: ticketNumber(one.id), name: nameOf(person) }),
		effects: [
			texts.ticketEnds[lang],
			...(one.holdsPlace ? [fill(texts.placeFrees[lang], { package: one.packageName })] : []),
			...(code ? [fill(texts.codeFrees[lang], { code })] : []),
			fill(texts.emailLeaves[lang], { email: person.email }),
		],
		figures: seats > 0 ? [{ label: texts.seats[lang], value: String(seats) }] : [],
		emails: 1,
		needsSecondPerson: false,
		fingerprint,
	};
}
