import * as z from "zod/mini";
import { defineForm } from "../../kit/contract/form.ts";
import { namedEmail } from "../account/contract.ts";
import { emailError, normalizedEmail } from "../account/rules.ts";
import { accountTexts } from "../account/texts.ts";
import { ROLES, type Role, roleNames } from "./rights.ts";

/** An invitation of an organiser. */
export const inviteForm = defineForm({
	fields: {
		email: { schema: namedEmail, empty: "", label: accountTexts.email },
		role: { schema: z.enum(ROLES), empty: "viewer" as Role, label: { pl: "Rola", en: "Role" } },
		isOfFoundation: {
			schema: z.boolean(),
			empty: false,
			label: { pl: "We wszystkich wydarzeniach", en: "At all events" },
		},
	},
	errors: ({ email }) => ({
		email: emailError(normalizedEmail(email), { missing: accountTexts.enterEmail, wrong: accountTexts.wrongEmail }),
		role: undefined,
		isOfFoundation: undefined,
	}),
});

/** An organiser's roles at one place, as boxes to tick. */
export const roleForm = defineForm({
	fields: {
		owner: { empty: false, label: roleNames.owner },
		editor: { empty: false, label: roleNames.editor },
		sales: { empty: false, label: roleNames.sales },
		host: { empty: false, label: roleNames.host },
		viewer: { empty: false, label: roleNames.viewer },
	},
});
