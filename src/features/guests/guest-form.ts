import * as z from "zod/mini";
import { defineForm } from "../../kit/contract/form.ts";
import { normalizedField, singleLineField } from "../../kit/contract/form-fields.ts";
import { longer } from "../../kit/contract/longer.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import { nameError } from "../account/person-fields.ts";
import { personTexts } from "../account/person-texts.ts";
import { emailError, normalizedEmail } from "../account/rules.ts";
import { GUEST_MODES, type GuestMode } from "../registration/guest.ts";
import { guestErrors } from "../registration/guest-texts.ts";
import { messages } from "../registration/messages.ts";
import { REGISTRATION_LIMITS } from "../registration/rules.ts";
import { guestMissing, guestFields as labels } from "./texts.ts";

/** A guest as an organiser types it. A row of a guest list has the same fields. */
export const guestForm = defineForm({
	fields: {
		firstName: { schema: singleLineField(), empty: "", label: personTexts.firstName },
		lastName: { schema: singleLineField(), empty: "", label: personTexts.lastName },
		email: { schema: normalizedField(normalizedEmail), empty: "", label: labels.email },
		lang: { schema: z.enum(["pl", "en"]), empty: "pl" as Lang, label: labels.lang },
		companyName: { schema: singleLineField(), empty: "", label: labels.companyName },
		companyPosition: { schema: singleLineField(), empty: "", label: labels.companyPosition },
		packageCode: { schema: singleLineField(200), empty: "", label: labels.packageCode },
		calendarCode: { schema: singleLineField(200), empty: "", label: labels.calendarCode },
		mode: { schema: z.enum(GUEST_MODES), empty: "" as GuestMode, label: labels.mode },
	},
	errors: ({ firstName, lastName, email, companyName, companyPosition, packageCode }) => ({
		firstName: nameError(firstName.trim(), guestMissing.firstName),
		lastName: nameError(lastName.trim(), guestMissing.lastName),
		email: emailError(normalizedEmail(email), { missing: guestMissing.email, wrong: messages.emailFormat }),
		lang: undefined,
		companyName: longer(companyName.trim(), REGISTRATION_LIMITS.other),
		companyPosition: longer(companyPosition.trim(), REGISTRATION_LIMITS.other),
		packageCode: packageCode.trim() === "" ? guestErrors.packageMissing : undefined,
		calendarCode: undefined,
		mode: undefined,
	}),
});

export type GuestValues = typeof guestForm.empty;
