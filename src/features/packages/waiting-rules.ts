import type { WaitingState } from "./waiting-contract.ts";

/** A freed place is offered to the next person for 24 hours. */
const OFFER_MS = 24 * 3_600_000;

export function offerEnd(now: Date): Date {
	return new Date(now.getTime() + OFFER_MS);
}

/** States of an entry as organisers see them: only a confirmed entry is in line for an offer. */
export const LISTED_STATES = [
	"unconfirmed",
	"inLine",
	"offered",
	"taken",
	"expired",
	"ended",
	"left",
	"removed",
] as const;
export type ListedState = (typeof LISTED_STATES)[number];

export function listedState({ state, confirmedAt }: { state: WaitingState; confirmedAt: Date | null }): ListedState {
	if (state !== "waiting") return state;
	return confirmedAt === null ? "unconfirmed" : "inLine";
}

export type WaitingAct = "offer" | "endOffer" | "remove";
export type WaitingRefusal = "unconfirmed" | "over" | "offered" | "notOffered" | "taken" | "gone";

/** Why an act on an entry is refused; undefined if it is allowed. A free place is checked separately. */
export function waitingRefusal(act: WaitingAct, state: ListedState, isEventOver: boolean): WaitingRefusal | undefined {
	if (state === "taken") return "taken";
	if (act === "endOffer" && (state === "inLine" || state === "unconfirmed")) return "notOffered";
	if (state === "offered") return act === "endOffer" ? undefined : "offered";
	if (state !== "inLine" && state !== "unconfirmed") return "gone";
	if (act === "remove") return undefined;
	if (isEventOver) return "over";
	return state === "unconfirmed" ? "unconfirmed" : undefined;
}
