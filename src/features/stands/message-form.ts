import { defineForm } from "../../kit/contract/form.ts";
import { multiLineField, ticked } from "../../kit/contract/form-fields.ts";
import { STAND_LIMITS } from "./rules.ts";
import { refusals } from "./texts.ts";

/** A participant's message to an exhibitor. */
export const messageForm = defineForm({
	fields: {
		text: {
			schema: multiLineField(STAND_LIMITS.message),
			empty: "",
			label: { pl: "W czym możemy pomóc?", en: "How can we help?" },
		},
		/** Whether the public profile is attached. */
		hasProfile: {
			schema: ticked,
			empty: false,
			label: { pl: "Dołącz mój profil publiczny", en: "Add my public profile" },
		},
	},
	errors: ({ text }) => ({ text: text.trim() === "" ? refusals.noWords : undefined, hasProfile: undefined }),
});
