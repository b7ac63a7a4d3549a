import type { Appointment } from "./contract.ts";

/** Proposed or agreed, and not begun. */
export const isUpcoming = ({ state, isOver }: Pick<Appointment, "state" | "isOver">): boolean =>
	!isOver && (state === "proposed" || state === "agreed");

/** True if the viewer must answer a proposal or a requested move. */
export function needsAnswer(one: Pick<Appointment, "state" | "isOver" | "isMine" | "move">): boolean {
	if (!isUpcoming(one)) return false;
	return one.state === "proposed" ? !one.isMine : one.move?.isMine === false;
}

/** The state that a person sees when acting. */
export const expectedOf = ({ state, startDate, move }: Pick<Appointment, "state" | "startDate" | "move">) => ({
	state,
	startDate: move?.startDate ?? startDate,
});
