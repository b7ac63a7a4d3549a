import * as z from "zod/mini";
import { eventParams, objectId } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { commandPreview, fingerprint } from "../../kit/contract/preview.ts";
import { defineOfficeCall } from "../organisers/office-call.ts";
import { newRoundForm, roundForm } from "./round-form.ts";

/** A round of prices, in order. */
export const listedRound = z.object({
	objectId: z.int(),
	number: z.int(),
	/** Null: it is called by its number. */
	name: z.nullable(z.string()),
	nameEn: z.nullable(z.string()),
	/** `YYYY-MM-DD` in the event's zone, null in the first round. */
	firstDay: z.nullable(z.string()),
	/** Inclusive, null without an end. */
	lastDay: z.nullable(z.string()),
	isRunning: z.boolean(),
	/** Orders that were placed in it and stand. */
	orders: z.int(),
	/** Changes with its name and its end; a save sends it back. */
	version: z.string(),
	can: z.object({ change: z.boolean(), move: z.boolean(), remove: z.boolean() }),
});
export type ListedRound = z.output<typeof listedRound>;

const roundAt = z.extend(eventParams, { roundId: objectId });

export const addPriceRound = defineOfficeCall({
	right: "packages.change",
	method: "POST",
	path: "/api/office/event/:eventCode/price-list/rounds",
	summary:
		"Adds a round of prices that begins on a later day. It divides the round of that day and begins with its prices. 400 if a round begins on that day already.",
	body: z.object(newRoundForm.shape),
	response: z.object({ objectId: z.int() }),
});

export const savePriceRound = defineOfficeCall({
	right: "packages.change",
	method: "PUT",
	path: "/api/office/event/:eventCode/price-list/rounds/:roundId",
	summary:
		"Names a round of prices and moves its last day. Past ends do not move, and rounds stay in order (400). 409 if another organiser saved since `version`.",
	params: roundAt,
	body: z.extend(z.object(roundForm.shape), { version: singleLine(64) }),
	response: z.object({ objectId: z.int() }),
});

export const previewRoundRemoval = defineOfficeCall({
	right: "packages.change",
	method: "POST",
	path: "/api/office/event/:eventCode/price-list/rounds/:roundId/removal/preview",
	summary:
		"The round that gets the time of a removed one, and how many prices disappear. 409 if orders were placed in it.",
	params: roundAt,
	body: z.object({}),
	response: commandPreview,
});

export const removePriceRound = defineOfficeCall({
	right: "packages.change",
	method: "POST",
	path: "/api/office/event/:eventCode/price-list/rounds/:roundId/removal",
	summary:
		"Removes a round of prices. The round before it gets its time; the first round gives it to the second. Takes the preview's `fingerprint`.",
	takesKey: true,
	params: roundAt,
	body: z.object({ fingerprint }),
	response: z.object({ sentence: z.string() }),
});
