import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { eventFact } from "../event/contract.ts";
import { promoBarsAddress } from "./addresses.ts";

/** A fact of the info bar in one language: a bold line and a small one. */
const infoBarItem = z.object({ icon: eventFact.shape.icon, title: z.string(), note: z.string() });
export type InfoBarItem = z.output<typeof infoBarItem>;

/** An event without an info bar has `isAvailable` false and no items. */
const infoBar = z.object({ isAvailable: z.boolean(), items: z.array(infoBarItem) });

/** A promo bar in one language. `key` identifies the promotion. */
const promoBar = z.object({
	key: z.string(),
	text: z.string(),
	code: z.nullable(z.string()),
	/** Whether it can be closed. */
	isFloating: z.boolean(),
});
export type Promo = z.output<typeof promoBar>;

export const getPromoBars = defineCall({
	...promoBarsAddress,
	tag: "Event",
	summary: "The current promo bars of an event in a language, newest first. Pages show one of them.",
	params: eventParams,
	response: z.array(promoBar),
});

export const getInfoBar = defineCall({
	method: "GET",
	path: "/api/InfoBar/Available/:eventCode/:language",
	tag: "Event",
	summary: "The content of an event's info bar in a language.",
	params: z.extend(eventParams, { language: singleLine(20) }),
	response: infoBar,
});
