import * as z from "zod/mini";
import { eventParams, objectId } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { commandPreview, fingerprint } from "../../kit/contract/preview.ts";
import { defineOfficeCall } from "../organisers/office-call.ts";
import { rightsForm } from "./rights-form.ts";

/** The rights that a package gives to its holders. */
export const packageRights = z.object(rightsForm.shape);

const packageAt = z.extend(eventParams, { packageId: objectId });
/** `version` is the one that the organiser saw. */
const wanted = z.extend(packageRights, { version: singleLine(64) });

export const previewPackageRights = defineOfficeCall({
	right: "packages.change",
	method: "POST",
	path: "/api/office/event/:eventCode/price-list/packages/:packageId/rights/preview",
	summary:
		"The effects of changing a package's rights, with the number of people who get them. Rights of sold or reserved tickets are not reduced (400). 409 if another organiser saved since `version`.",
	params: packageAt,
	body: wanted,
	response: commandPreview,
});

export const savePackageRights = defineOfficeCall({
	right: "packages.change",
	method: "POST",
	path: "/api/office/event/:eventCode/price-list/packages/:packageId/rights",
	summary: "Changes a package's rights, for all its holders at once. Takes the preview's `fingerprint`.",
	takesKey: true,
	params: packageAt,
	body: z.extend(wanted, { fingerprint }),
	response: z.object({ sentence: z.string() }),
});
