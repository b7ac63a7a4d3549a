import * as z from "zod/mini";
import { langQuery } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { registrationStatus } from "../account/me-contract.ts";
import { CODE_STATES } from "../codes/rules.ts";
import { ORDER_STATES } from "../order-office/states.ts";
import { defineOfficeCall } from "../organisers/office-call.ts";

/** The most hits of a kind. */
export const MAX_HITS = 5;

const person = z.object({
	personId: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	packageName: z.string(),
	status: registrationStatus,
});
const order = z.object({
	number: z.string(),
	payerName: z.string(),
	state: z.enum(ORDER_STATES),
	grossGrosz: z.int(),
});
const code = z.object({ objectId: z.int(), code: z.string(), state: z.enum(CODE_STATES) });
const lecture = z.object({ objectId: z.int(), title: z.string(), startDate: z.string(), place: z.string() });
const company = z.object({ objectId: z.int(), name: z.string() });

const hits = z.object({
	/** Of the right `people.read`; each person once. */
	people: z.array(person),
	/** Of the right `orders.read`, newest first. */
	orders: z.array(order),
	/** Of the right `packages.read`, newest first. */
	codes: z.array(code),
	/** By start. */
	lectures: z.array(lecture),
	companies: z.array(company),
});
export type Hits = z.output<typeof hits>;

export const findInOffice = defineOfficeCall({
	right: "office.open",
	method: "GET",
	path: "/api/office/event/:eventCode/find",
	summary:
		"An event's participants, orders, codes, lectures and companies by beginnings of words, at most five of each. Kinds without their right are empty; addresses find people only with the right `people.details`.",
	query: z.extend(langQuery, { q: z.optional(singleLine(100)) }),
	response: hits,
});
