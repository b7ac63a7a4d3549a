import * as z from "zod/mini";
import { eventParams, objectId } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { commandPreview, fingerprint } from "../../kit/contract/preview.ts";
import { defineOfficeCall } from "../organisers/office-call.ts";
import { optionKind } from "./contract.ts";
import { newOptionForm, optionForm } from "./office-form.ts";

/** An option of a package; money is in grosz. */
const listedOption = z.object({
	objectId: z.int(),
	kind: optionKind,
	packageCode: z.string(),
	packageName: z.string(),
	netGrosz: z.int(),
	grossGrosz: z.int(),
	/** Percent. */
	vatRate: z.int(),
	/** Null is unlimited. */
	capacity: z.nullable(z.int()),
	/** Pieces that people have or have reserved. */
	taken: z.int(),
	/** As they are typed: "S, M: 40". Empty for an option without sizes. */
	sizes: z.string(),
	takenBySize: z.array(z.object({ size: z.string(), taken: z.int() })),
	isClosed: z.boolean(),
	/** Changes with its terms; a save sends it back. */
	version: z.string(),
	can: z.object({ change: z.boolean(), close: z.boolean(), open: z.boolean() }),
});
export type ListedOption = z.output<typeof listedOption>;

const optionAt = z.extend(eventParams, { optionId: objectId });

export const getOfficeOptions = defineOfficeCall({
	right: "packages.read",
	method: "GET",
	path: "/api/office/event/:eventCode/price-list/options",
	summary: "The options of an event's packages, with their prices, limits and taken pieces. Closed ones are included.",
	response: z.object({ options: z.array(listedOption), can: z.object({ change: z.boolean() }) }),
});

export const addPackageOption = defineOfficeCall({
	right: "packages.change",
	method: "POST",
	path: "/api/office/event/:eventCode/price-list/options",
	summary: "Adds an option to a package. 400 if the package has an option of this kind already.",
	body: z.object(newOptionForm.shape),
	response: z.object({ objectId: z.int() }),
});

export const savePackageOption = defineOfficeCall({
	right: "packages.change",
	method: "PUT",
	path: "/api/office/event/:eventCode/price-list/options/:optionId",
	summary:
		"Changes price, limit and sizes of an option. Limits below the taken pieces are refused with their number (400). Placed orders keep their price. 409 if another organiser saved since `version`.",
	params: optionAt,
	body: z.extend(z.object(optionForm.shape), { version: singleLine(64) }),
	response: z.object({ objectId: z.int() }),
});

export const previewOptionSale = defineOfficeCall({
	right: "packages.change",
	method: "POST",
	path: "/api/office/event/:eventCode/price-list/options/:optionId/sale/preview",
	summary: "Closing or opening the sale of an option: its effects. 409 if it is so already.",
	params: optionAt,
	body: z.object({ isClosed: z.boolean() }),
	response: commandPreview,
});

export const setOptionSale = defineOfficeCall({
	right: "packages.change",
	method: "POST",
	path: "/api/office/event/:eventCode/price-list/options/:optionId/sale",
	summary: "Closes or opens the sale of an option. Taken pieces stay. Takes the preview's `fingerprint`.",
	takesKey: true,
	params: optionAt,
	body: z.object({ isClosed: z.boolean(), fingerprint }),
	response: z.object({ sentence: z.string() }),
});
