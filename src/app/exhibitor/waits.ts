import type { AskedMeeting } from "../../features/meetings/contract.ts";

/** Whether a meeting waits for the exhibitor's word. */
export const waitsForUs = ({ state, by, isOver }: AskedMeeting): boolean =>
	state === "asked" && by === "person" && !isOver;
