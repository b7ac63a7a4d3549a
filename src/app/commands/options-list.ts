import { optionsTakenAt, type TakenChoice } from "../../features/ticket-holders/server/chosen-options-store.ts";
import { defineEventList } from "./event-list.ts";

const HEAD = ["OPTION", "CHOICE", "PACKAGE", "STATUS", "NAME", "EMAIL", "RECIPIENT", "ADDRESS", "NOTES"];

export const optionsListCommand = defineEventList({
	name: "options list",
	about: `Lists the options added to packages: lunches, the party, T-shirts with sizes, gift bags, and delivery addresses.
"reserved" options await payment.`,
	head: HEAD,
	async *pages({ db }, event) {
		for await (const data of optionsTakenAt(db, event.id)) yield { rows: data.map(rowOf), data };
	},
	nothing: (eventCode) => `Nobody has an option at ${eventCode}.`,
});

function rowOf({ kind, choice, packageCode, status, firstName, lastName, email, delivery }: TakenChoice): string[] {
	const to = delivery && {
		name: `${delivery.firstName} ${delivery.lastName}`,
		address: `${delivery.street}, ${delivery.postCode} ${delivery.city}`,
	};
	return [
		kind,
		choice ?? "",
		packageCode,
		status,
		`${firstName} ${lastName}`,
		email,
		to?.name ?? "",
		to?.address ?? "",
		delivery?.comment ?? "",
	];
}
