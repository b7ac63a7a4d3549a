import * as z from "zod/mini";
import { defineForm } from "../../kit/contract/form.ts";
import { packageIncludes } from "./contract.ts";
import type { PackageRights } from "./rights.ts";
import { rightName } from "./rights-texts.ts";

const { shape } = packageIncludes;

/** The rights of a package, in the order of the public comparison. */
export const rightsForm = defineForm({
	fields: {
		expo: { schema: shape.expo, empty: false as boolean, label: rightName("expo") },
		lectures: { schema: shape.lectures, empty: "none" as PackageRights["lectures"], label: rightName("lectures") },
		hasExtendedSeats: { schema: z.boolean(), empty: false as boolean, label: rightName("hasExtendedSeats") },
		afterparty: { schema: shape.afterparty, empty: false as boolean, label: rightName("afterparty") },
		recordings: {
			schema: shape.recordings,
			empty: "none" as PackageRights["recordings"],
			label: rightName("recordings"),
		},
		lunch: { schema: shape.lunch, empty: "none" as PackageRights["lunch"], label: rightName("lunch") },
		matchmaking: {
			schema: shape.matchmaking,
			empty: "none" as PackageRights["matchmaking"],
			label: rightName("matchmaking"),
		},
	},
});
