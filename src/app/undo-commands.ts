import { restoreCodes, revokeCodes } from "../features/codes/server/revoke-codes.ts";
import type { RecordedChange, UndoCommands } from "../features/journal/server/undo-commands.ts";
import { undoTexts as texts } from "../features/journal/undo-texts.ts";
import { changeCapacity, changePrice } from "../features/packages/server/change-price-list.ts";
import type { RoundReads } from "../features/packages/server/change-rounds.ts";
import type { ContentVersions } from "../kit/content/version.ts";
import type { Database } from "../kit/db/database.ts";
import { Failure } from "../kit/http/failure.ts";
import { fill } from "../kit/i18n/fill.ts";
import type { Text } from "../kit/i18n/lang.ts";
import { invariant } from "../kit/invariant/invariant.ts";
import { moneyText } from "../kit/money/amounts.ts";
import { undoRoundsOf } from "./undo-rounds.ts";

type Deps = { db: Database; versions: ContentVersions; clock: { now(): Date }; priceListReads: RoundReads };

/** "package:7" */
const idOf = ({ subject }: RecordedChange) => Number(invariant(subject.split(":")[1], "the id of a subject"));
const numberOrNull = (value: unknown) => (typeof value === "number" ? value : null);
const codeIdsOf = ({ detail }: RecordedChange) =>
	Array.isArray(detail["codeIds"]) ? detail["codeIds"].map(Number) : [];
const codesOf = (change: RecordedChange & { eventId: number; actor: string }) => ({
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

/** Each command is the change itself, with the values exchanged, and refuses if they are no longer what they were. */
// long: one command after the other
export function undoCommandsOf(deps: Deps): UndoCommands {
	return {
		...undoRoundsOf(deps),
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
