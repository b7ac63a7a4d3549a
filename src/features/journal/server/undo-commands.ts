import type { Text } from "../../../kit/i18n/lang.ts";
import type { Right } from "../../organisers/rights.ts";

export type RecordedChange = { subject: string; detail: Record<string, unknown> };

/** Takes back one kind of change. `app/undo-commands.ts` implements them. */
export type UndoCommand = {
	/** The right that taking it back needs. */
	right: Right;
	/** Says what it takes back: "sets the places back to 40". */
	sentence(change: RecordedChange): Text;
	/** Throws a `Failure` if the thing has been changed since. Writes an entry of its own. */
	run(change: RecordedChange & { eventId: number; actor: string }): Promise<unknown>;
};

/** By action. An action without a command cannot be taken back. */
export type UndoCommands = Readonly<Record<string, UndoCommand>>;
