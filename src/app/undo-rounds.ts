import type { RecordedChange, UndoCommands } from "../features/journal/server/undo-commands.ts";
import { undoTexts as texts } from "../features/journal/undo-texts.ts";
import { roundRefusals } from "../features/packages/round-texts.ts";
import {
	changeRound,
	type RoundReads,
	type RoundSnapshot,
	type RoundTerms,
	removeRound,
	restoreRound,
} from "../features/packages/server/change-rounds.ts";
import type { RoundPrice } from "../features/packages/server/round-store.ts";
import { type ContentVersions, changeContent } from "../kit/content/version.ts";
import type { Database } from "../kit/db/database.ts";
import { Failure } from "../kit/http/failure.ts";
import { invariant } from "../kit/invariant/invariant.ts";
import type { Clock } from "../kit/time/zone.ts";
import { sortedText } from "./sorted-text.ts";

type Deps = { db: Database; versions: ContentVersions; clock: Clock; priceListReads: RoundReads };

/** Terms in an entry's `before` or `after`. */
type EntryTerms = { name: string | null; nameEn: string | null; startsAt?: string | null; endsAt: string | null };

const momentOf = (text: string | null | undefined) => (text ? new Date(text) : null);
const roundIdOf = ({ subject }: RecordedChange) => Number(invariant(subject.split(":")[1], "the id of a subject"));

function termsIn({ detail }: RecordedChange, side: "before" | "after"): RoundTerms {
	const { name, nameEn, endsAt } = detail[side] as EntryTerms;
	return { name, nameEn, endsAt: momentOf(endsAt) };
}

function roundIn(change: RecordedChange, side: "before" | "after"): RoundSnapshot {
	const { startsAt } = change.detail[side] as EntryTerms;
	const prices = (change.detail["prices"] ?? []) as RoundPrice[];
	return { terms: termsIn(change, side), startsAt: momentOf(startsAt), prices };
}

/** Throws 409 if a round is no longer as an entry describes it. */
function assertSame(now: object, recorded: object): void {
	if (sortedText(now) !== sortedText(recorded)) throw new Failure(409, roundRefusals.notAsBefore);
}

/** Undoes changes of the rounds of prices. */
export function undoRoundsOf(deps: Deps): UndoCommands {
	return {
		"round.added": {
			right: "packages.change",
			sentence: () => texts.removeRound,
			run: (change) =>
				changeContent(deps, (tx) =>
					removeRound(tx, deps, { ...of(change), roundId: roundIdOf(change) }, (removed) =>
						assertSame(removed, roundIn(change, "after")),
					),
				),
		},
		"round.changed": {
			right: "packages.change",
			sentence: () => texts.changeRound,
			run: (change) =>
				changeContent(deps, (tx) =>
					changeRound(
						tx,
						deps,
						{ ...of(change), roundId: roundIdOf(change) },
						{
							terms: termsIn(change, "before"),
							accept: ({ name, nameEn, endsAt }) => assertSame({ name, nameEn, endsAt }, termsIn(change, "after")),
						},
					),
				),
		},
		"round.removed": {
			right: "packages.change",
			sentence: () => texts.restoreRound,
			run: (change) => changeContent(deps, (tx) => restoreRound(tx, deps, of(change), roundIn(change, "before"))),
		},
	};
}

const of = ({ eventId, actor }: { eventId: number; actor: string }) => ({ eventId, actor });
