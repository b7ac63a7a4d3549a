import type { Text } from "../../kit/i18n/lang.ts";

/** Kinds of things that entries are about; `#` is the thing's name. */
export const subjectLabels = {
	certificate: { pl: "certyfikat #", en: "certificate #" },
	email: { pl: "e-mail #", en: "e-mail #" },
	view: { pl: "wspólny widok #", en: "shared view #" },
	event: { pl: "wydarzenie #", en: "event #" },
	exhibitor: { pl: "wystawca #", en: "exhibitor #" },
	lecture: { pl: "wykład „#”", en: "lecture “#”" },
	option: { pl: "dodatek #", en: "extra #" },
	order: { pl: "zamówienie #", en: "order #" },
	package: { pl: "pakiet #", en: "package #" },
	payment: { pl: "płatność za zamówienie #", en: "payment of order #" },
	person: { pl: "#", en: "#" },
	refund: { pl: "zwrot za zamówienie #", en: "refund of order #" },
	registration: { pl: "bilet #", en: "ticket #" },
	report: { pl: "zgłoszenie #", en: "report #" },
	waiting: { pl: "miejsce na liście oczekujących, #", en: "a place on the waiting list, #" },
	round: { pl: "runda cenowa #", en: "price round #" },
} as const satisfies Record<string, Text>;
