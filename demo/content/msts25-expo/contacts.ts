import type { DemoContact } from "../shape.ts";

export const contacts: DemoContact[] = [
	{
		kind: "partnerContact",
		key: "aniela-kruk",
		look: "f",
		name: "Aniela Kruk",
		role: { pl: "Partnerzy i wystawcy", en: "Partners and exhibitors" },
		email: "wystawcy@estrada.example",
		phone: "+48 22 555 01 10",
	},
	{
		kind: "participantContact",
		key: "roch-zajac",
		look: "m",
		name: "Roch Zając",
		role: { pl: "Uczestnicy", en: "Participants" },
		email: "pomoc@estrada.example",
		phone: "+48 22 555 01 20",
	},
	{
		kind: "programContact",
		key: "lena-sojka",
		look: "f",
		name: "Lena Sójka",
		role: { pl: "Program i prelegenci", en: "Programme and speakers" },
		email: "program@estrada.example",
		phone: "+48 22 555 01 30",
	},
];
