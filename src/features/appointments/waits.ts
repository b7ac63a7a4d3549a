import type { Appointment } from "./contract.ts";

/** An appointment that is proposed or agreed and has not begun. */
export const isToCome = ({ state, isOver }: Pick<Appointment, "state" | "isOver">): boolean =>
	!isOver && (state === "proposed" || state === "agreed");

/** Whether one's own answer is waited for: to the other's proposal, or to their request to move what is agreed. */
export function needsAnswer(one: Pick<Appointment, "state" | "isOver" | "isMine" | "move">): boolean {
	if (!isToCome(one)) return false;
	return one.state === "proposed" ? !one.isMine : one.move?.isMine === false;
}

/** What an answer to an appointment is given to, as it is shown. */
export const expectedOf = ({ state, startDate, move }: Pick<Appointment, "state" | "startDate" | "move">) => ({
	state,
	startDate: move?.startDate ?? startDate,
});
