import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";
import { multiLineField, singleLineField, ticked } from "../../kit/contract/form-fields.ts";
import { singleLine } from "../../kit/contract/lines.ts";

export const optionKind = z.enum(["lunch", "afterparty", "tshirt", "giftbag", "delivery"]);
export type OptionKind = z.output<typeof optionKind>;

export const deliveryAddress = z.object({
	firstName: z.string(),
	lastName: z.string(),
	street: z.string(),
	/** Polish: "00-999". */
	postCode: z.string(),
	city: z.string(),
	comment: z.string(),
});
export type DeliveryAddress = z.output<typeof deliveryAddress>;

/** Spec §3. */
export const optionSelection = z.object({
	wantLunch: ticked,
	wantAfterpartyTicket: ticked,
	tShirtChoice: singleLineField(),
	wantGiftbag: ticked,
	wantDelivery: ticked,
	deliveryFirstName: singleLineField(),
	deliveryLastName: singleLineField(),
	deliveryStreet: singleLineField(),
	deliveryPostCode: singleLineField(),
	deliveryCity: singleLineField(),
	deliveryComment: multiLineField(),
});
export type SentSelection = z.input<typeof optionSelection>;
export type OptionSelection = z.output<typeof optionSelection>;

/** Reads a partly filled form. Invalid fields count as empty. */
export function readSelection(typed: SentSelection): OptionSelection {
	const fields = Object.entries(optionSelection.shape).map(([name, field]) => {
		const read = z.safeParse(field, typed[name as keyof SentSelection]);
		return [name, read.success ? read.data : z.parse(field, undefined)];
	});
	return Object.fromEntries(fields) as OptionSelection;
}

/** An option; each person may have one piece. */
export const offeredOption = z.object({
	objectId: z.int(),
	kind: optionKind,
	netGrosz: z.int(),
	/** Percent. */
	vatRate: z.int(),
	/** Sizes and the like. */
	choices: z.array(z.string()),
	/** Whether the package's price includes it. */
	isIncluded: z.boolean(),
});
export type OfferedOption = z.output<typeof offeredOption>;

export const availableOption = z.extend(offeredOption, {
	grossGrosz: z.int(),
	isAvailable: z.boolean(),
	soldOutChoices: z.array(z.string()),
});
export type AvailableOption = z.output<typeof availableOption>;

export const getOptionalPackages = defineCall({
	method: "GET",
	path: "/api/event/:eventCode/packagesOptional/user",
	logIn: "used",
	tag: "Registration",
	summary:
		"The options that can be added to an event's packages, or to the package in `package`, whether each is available now, and a logged-in caller's selection. Never cached. The response reserves nothing: an option is reserved with the registration.",
	params: eventParams,
	query: z.object({
		lang: z.optional(singleLine(20)),
		package: z.optional(singleLine(40)),
	}),
	response: z.object({
		options: z.array(z.extend(availableOption, { packageCode: z.string() })),
		/** Empty without log-in. */
		chosen: z.array(
			z.object({
				packageCode: z.string(),
				kind: optionKind,
				/** Chosen size, if any. */
				choice: z.nullable(z.string()),
				delivery: z.nullable(deliveryAddress),
			}),
		),
	}),
});
