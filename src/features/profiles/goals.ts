import type { Text } from "../../kit/i18n/lang.ts";

export const GOALS = [
	"work",
	"mentoring",
	"experience",
	"cooperation",
	"services",
	"speaking",
	"investment",
	"community",
] as const;
export type Goal = (typeof GOALS)[number];

/** Each goal's text for the seeker, for the provider, and for others if it differs. */
export const goalTexts: Record<Goal, { lookingFor: Text; offering: Text; neutral?: Text }> = {
	work: {
		lookingFor: { pl: "Praca albo projekt", en: "A job or a project" },
		offering: { pl: "Praca albo projekt", en: "A job or a project" },
	},
	mentoring: {
		lookingFor: { pl: "Mentor", en: "A mentor" },
		offering: { pl: "Mentoring", en: "Mentoring" },
	},
	experience: {
		lookingFor: { pl: "Doświadczenie innych", en: "Other people’s experience" },
		offering: { pl: "Moje doświadczenie", en: "My experience" },
		neutral: { pl: "Doświadczenie", en: "Experience" },
	},
	cooperation: {
		lookingFor: { pl: "Partner do współpracy", en: "A partner to work with" },
		offering: { pl: "Współpraca", en: "Working together" },
	},
	services: {
		lookingFor: { pl: "Dostawca albo narzędzie", en: "A supplier or a tool" },
		offering: { pl: "Usługi albo narzędzie", en: "Services or a tool" },
	},
	speaking: {
		lookingFor: { pl: "Prelegenci na wydarzenie", en: "Speakers for an event" },
		offering: { pl: "Wystąpienie z prelekcją", en: "Giving a talk" },
	},
	investment: {
		lookingFor: { pl: "Inwestor", en: "An investor" },
		offering: { pl: "Inwestycja", en: "An investment" },
	},
	community: {
		lookingFor: { pl: "Ludzie z mojej branży", en: "People in my field" },
		offering: { pl: "Kontakty w branży", en: "Contacts in the field" },
		neutral: { pl: "Ludzie z branży", en: "People in the field" },
	},
};
