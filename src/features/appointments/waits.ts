import type { Appointment } from "./contract.ts";

/** Proposed or agreed, and not begun. */
export const isUpcoming = ({ state, isOver }: Pick<Appointment, "state" | "isOver">): boolean =>
	!isOver && (state === "proposed" || state === "agreed");

/** Whether one's own answer is pending: to a proposal or a requested move. */
export function needsAnswer(one: Pick<Appointment, "state" | "isOver" | "isMine" | "move">): boolean {
	if (!isUpcoming(one)) return false;
	return one.state === "proposed" ? !one.isMine : one.move?.isMine === false;
}

/** An act refers to this displayed state. */
export const expectedOf = ({ state, startDate, move }: Pick<Appointment, "state" | "startDate" | "move">) => ({
	state,
	startDate: move?.startDate ?? startDate,
});
