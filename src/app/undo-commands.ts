import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { restoreCodes, revokeCodes } from "../features/codes/server/revoke-codes.ts";
import type { RecordedChange, UndoCommand, UndoCommands } from "../features/journal/server/undo-commands.ts";
import { undoTexts as texts } from "../features/journal/undo-texts.ts";
import type { OptionReads } from "../features/options/server/change-options.ts";
import { restoreDeadline } from "../features/order-office/server/restore-deadline.ts";
import { ROLES, type Role, roleNames } from "../features/organisers/rights.ts";
import { changeOrganiserRoles } from "../features/organisers/server/change-roles.ts";
import { changeCapacity, changePrice } from "../features/packages/server/change-price-list.ts";
import type { RightsCommands } from "../features/packages/server/change-rights.ts";
import type { RoundReads } from "../features/packages/server/change-rounds.ts";
import type { ContentVersions } from "../kit/content/version.ts";
import { Failure } from "../kit/http/failure.ts";
import { fill } from "../kit/i18n/fill.ts";
import type { Lang, Text } from "../kit/i18n/lang.ts";
import { invariant } from "../kit/invariant/invariant.ts";
import { moneyText } from "../kit/money/amounts.ts";
import { isDay } from "../kit/time/day.ts";
import { calendarDateText, momentText } from "../kit/time/zone.ts";
import { undoOptionsOf } from "./undo-options.ts";
import { undoRightsOf } from "./undo-rights.ts";
import { undoRoundsOf } from "./undo-rounds.ts";

type Deps = {
	db: NodePgDatabase;
	versions: ContentVersions;
	clock: { now(): Date };
	priceListReads: RoundReads;
	priceListCommands: RightsCommands;
	optionReads: OptionReads;
};

type Change = RecordedChange & { eventId: number; actor: string };

/** "package:7" */
const keyOf = ({ subject }: RecordedChange) => invariant(subject.split(":")[1], "the id of a subject");
const idOf = (change: RecordedChange) => Number(keyOf(change));
const numberOrNull = (value: unknown) => (typeof value === "number" ? value : null);
const codeIdsOf = ({ detail }: RecordedChange) =>
	Array.isArray(detail["codeIds"]) ? detail["codeIds"].map(Number) : [];
const codesOf = (change: Change) => ({
	eventId: change.eventId,
	ids: codeIdsOf(change),
	actor: change.actor,
});

/** Throws 409 if no code has changed, as after an earlier undo. */
async function assertSome(changedIds: Promise<number[]>): Promise<void> {
	if ((await changedIds).length === 0) throw new Failure(409, texts.noCodes);
}

function sentenceOf(text: Text, pl: string | number, en = pl): Text {
	return { pl: fill(text.pl, pl), en: fill(text.en, en) };
}

/** A day, or the moment at which a reservation ends. */
function deadlineText(lang: Lang, value: string, zone: string): string {
	return isDay(value) ? calendarDateText(lang, value) : momentText(lang, new Date(value), zone);
}

const rolesOf = (value: unknown): Role[] => ROLES.filter((role) => Array.isArray(value) && value.includes(role));

/** Gives an organiser the roles before a change, also after a removal. */
const rolesCommand = (deps: Deps): UndoCommand => {
	const names = (lang: Lang, { detail }: RecordedChange) =>
		rolesOf(detail["before"])
			.map((role) => roleNames[role][lang])
			.join(", ");
	return {
		right: "organisers.manage",
		sentence: (change) => sentenceOf(texts.roles, names("pl", change), names("en", change)),
		run: (change) =>
			changeOrganiserRoles(deps, {
				accountId: keyOf(change),
				eventId: change.eventId,
				before: rolesOf(change.detail["after"]),
				roles: rolesOf(change.detail["before"]),
				actor: change.actor,
				isRestored: true,
			}),
	};
};

/** Codes of an entry work again, or stop working. */
function codesCommands(deps: Deps): UndoCommands {
	return {
		"codes.created": {
			right: "codes.change",
			sentence: (change) => sentenceOf(texts.revokeCodes, codeIdsOf(change).length),
			run: (change) => assertSome(revokeCodes(deps, codesOf(change))),
		},
		"codes.revoked": {
			right: "codes.change",
			sentence: (change) => sentenceOf(texts.restoreCodes, codeIdsOf(change).length),
			run: (change) => assertSome(restoreCodes(deps, codesOf(change))),
		},
		"codes.restored": {
			right: "codes.change",
			sentence: (change) => sentenceOf(texts.revokeCodes, codeIdsOf(change).length),
			run: (change) => assertSome(revokeCodes(deps, codesOf(change))),
		},
	};
}

/** Each command is the change itself, with the values exchanged, and refuses if they are no longer what they were. */
// long: one command after the other
export function undoCommandsOf(deps: Deps): UndoCommands {
	return {
		...undoOptionsOf(deps),
		...undoRightsOf(deps),
		...undoRoundsOf(deps),
		...codesCommands(deps),
		"package.capacity-changed": {
			right: "packages.change",
			sentence: ({ detail: { before } }) =>
				before === null ? texts.noLimit : sentenceOf(texts.places, Number(before)),
			run: (change) =>
				changeCapacity(
					deps,
					{ eventId: change.eventId, packageId: idOf(change), actor: change.actor },
					{ capacity: numberOrNull(change.detail["before"]), expected: numberOrNull(change.detail["after"]) },
				),
		},
		"package.price-changed": {
			right: "packages.change",
			sentence: ({ detail: { before } }) =>
				sentenceOf(texts.price, moneyText("pl", Number(before)), moneyText("en", Number(before))),
			run: (change) =>
				changePrice(
					deps,
					{ eventId: change.eventId, packageId: idOf(change), actor: change.actor },
					{
						roundId: numberOrNull(change.detail["roundId"]),
						netGrosz: Number(change.detail["before"]),
						expected: Number(change.detail["after"]),
					},
				),
		},
		"order.extended": {
			right: "orders.change",
			sentence: ({ detail: { before } }, zone) =>
				sentenceOf(texts.deadline, deadlineText("pl", String(before), zone), deadlineText("en", String(before), zone)),
			run: (change) =>
				restoreDeadline(deps, {
					eventId: change.eventId,
					orderId: idOf(change),
					before: String(change.detail["before"]),
					after: String(change.detail["after"]),
					actor: change.actor,
				}),
		},
		"organiser.roles-changed": rolesCommand(deps),
		"organiser.removed": rolesCommand(deps),
	};
}
