import type { RecordedChange, UndoCommands } from "../features/journal/server/undo-commands.ts";
import { undoTexts as texts } from "../features/journal/undo-texts.ts";
import type { OptionTerms } from "../features/options/office-form.ts";
import { optionRefusals } from "../features/options/office-texts.ts";
import {
	changeOption,
	type OptionReads,
	removeUnusedOption,
	setSale,
	termsOf,
} from "../features/options/server/change-options.ts";
import { type ContentVersions, changeContent } from "../kit/content/version.ts";
import type { Database, Tx } from "../kit/db/database.ts";
import { Failure } from "../kit/http/failure.ts";
import type { Text } from "../kit/i18n/lang.ts";
import { invariant } from "../kit/invariant/invariant.ts";
import type { Clock } from "../kit/time/zone.ts";
import { sortedText } from "./sorted-text.ts";

type Deps = { db: Database; versions: ContentVersions; clock: Clock; optionReads: OptionReads };
type Change = RecordedChange & { eventId: number; actor: string };

const placeOf = ({ eventId, actor, subject }: Change) => ({
	eventId,
	actor,
	optionId: Number(invariant(subject.split(":")[1], "the id of a subject")),
});
const termsIn = ({ detail }: RecordedChange, side: "before" | "after") => detail[side] as OptionTerms;

/** Refuses an option whose terms are no longer those after a change. */
const asAfter = (change: RecordedChange) => (now: OptionTerms) => {
	if (sortedText(termsOf(now)) !== sortedText(termsIn(change, "after")))
		throw new Failure(409, optionRefusals.notAsBefore);
};

/** Undoes changes of packages' options. */
export function undoOptionsOf(deps: Deps): UndoCommands {
	const undo = (sentence: Text, run: (tx: Tx, change: Change) => Promise<void>) => ({
		right: "packages.change" as const,
		sentence: () => sentence,
		run: (change: Change) => changeContent(deps, (tx) => run(tx, change)),
	});
	return {
		"option.added": undo(texts.removeOption, (tx, change) =>
			removeUnusedOption(tx, deps, placeOf(change), asAfter(change)),
		),
		"option.changed": undo(texts.changeOption, (tx, change) =>
			changeOption(tx, deps, placeOf(change), { terms: termsIn(change, "before"), accept: asAfter(change) }),
		),
		"option.closed": undo(texts.openOption, (tx, change) => setSale(tx, deps, placeOf(change), false)),
		"option.opened": undo(texts.closeOption, (tx, change) => setSale(tx, deps, placeOf(change), true)),
	};
}
