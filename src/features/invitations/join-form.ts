import * as z from "zod/mini";
import { defineForm } from "../../kit/contract/form.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { invitationTexts as texts } from "./texts.ts";

export const joinForm = defineForm({
	fields: {
		firstName: { schema: z._default(singleLine(1000), ""), empty: "", label: texts.firstName },
		lastName: { schema: z._default(singleLine(1000), ""), empty: "", label: texts.lastName },
		password: { schema: z._default(singleLine(1000), ""), empty: "", label: texts.password },
	},
});
