import * as z from "zod/mini";
import { defineForm } from "../../kit/contract/form.ts";
import { normalizedField, singleLineField } from "../../kit/contract/form-fields.ts";
import { schemaErrors } from "../../kit/contract/refine.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import { normalizedPhone } from "../../kit/phone/normalized-phone.ts";
import { changedPerson } from "./person-fields.ts";
import { personTexts } from "./person-texts.ts";

/** The rules are those of registration. The context validates phone numbers. */
export const personForm = defineForm({
	fields: {
		firstName: { schema: singleLineField(), empty: "", label: personTexts.firstName },
		lastName: { schema: singleLineField(), empty: "", label: personTexts.lastName },
		phoneNo: { schema: normalizedField(normalizedPhone), empty: "", label: personTexts.phoneNo },
		nick: { schema: singleLineField(), empty: "", label: personTexts.nick },
		lang: { schema: z.enum(["pl", "en"]), empty: "pl" as Lang, label: personTexts.lang },
	},
	errors: (typed, isPhoneNo: (phoneNo: string) => boolean) =>
		schemaErrors(changedPerson(isPhoneNo), {
			firstName: typed.firstName.trim(),
			lastName: typed.lastName.trim(),
			nick: typed.nick.trim(),
			phoneNo: normalizedPhone(typed.phoneNo),
			lang: typed.lang,
		}),
});
