import type { Text } from "../../../kit/i18n/lang.ts";
import type { Right } from "../../organisers/rights.ts";

export type RecordedChange = { subject: string; detail: Record<string, unknown> };

/** Undoes one kind of change. `app/undo-commands.ts` implements them. */
export type UndoCommand = {
	/** The right that the undo needs. */
	right: Right;
	/** The effect: "The number of places goes back to 40." Times are in `zone`. */
	sentence(change: RecordedChange, zone: string): Text;
	/** Throws a `Failure` if the thing has been changed since. Writes an entry of its own. */
	run(change: RecordedChange & { eventId: number; actor: string }): Promise<unknown>;
};

/** By action. An action without a command cannot be undone. */
export type UndoCommands = Readonly<Record<string, UndoCommand>>;
