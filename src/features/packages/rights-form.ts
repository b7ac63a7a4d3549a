import * as z from "zod/mini";
import { defineForm } from "../../kit/contract/form.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import { packageIncludes } from "./contract.ts";
import type { PackageRights, RightName } from "./rights.ts";
import { RIGHTS } from "./texts.ts";

const labelOf = (name: RightName) =>
	invariant(
		RIGHTS.find(({ id }) => id === name),
		"the name of a right",
	).name;

const { shape } = packageIncludes;

/** The rights of a package, in the order of the public comparison. */
export const rightsForm = defineForm({
	fields: {
		expo: { schema: shape.expo, empty: false as boolean, label: labelOf("expo") },
		lectures: { schema: shape.lectures, empty: "none" as PackageRights["lectures"], label: labelOf("lectures") },
		hasExtendedSeats: { schema: z.boolean(), empty: false as boolean, label: labelOf("hasExtendedSeats") },
		afterparty: { schema: shape.afterparty, empty: false as boolean, label: labelOf("afterparty") },
		recordings: {
			schema: shape.recordings,
			empty: "none" as PackageRights["recordings"],
			label: labelOf("recordings"),
		},
		lunch: { schema: shape.lunch, empty: "none" as PackageRights["lunch"], label: labelOf("lunch") },
		matchmaking: {
			schema: shape.matchmaking,
			empty: "none" as PackageRights["matchmaking"],
			label: labelOf("matchmaking"),
		},
	},
});
