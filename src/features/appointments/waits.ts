import type { Appointment } from "./contract.ts";

/** A proposed or agreed appointment that has not begun. */
export const isToCome = ({ state, isOver }: Pick<Appointment, "state" | "isOver">): boolean =>
	!isOver && (state === "proposed" || state === "agreed");

/** Whether one's own answer is pending: to a proposal or a requested move. */
export function needsAnswer(one: Pick<Appointment, "state" | "isOver" | "isMine" | "move">): boolean {
	if (!isToCome(one)) return false;
	return one.state === "proposed" ? !one.isMine : one.move?.isMine === false;
}

/** The displayed state that an act on an appointment refers to. */
export const expectedOf = ({ state, startDate, move }: Pick<Appointment, "state" | "startDate" | "move">) => ({
	state,
	startDate: move?.startDate ?? startDate,
});
