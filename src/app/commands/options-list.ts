import { optionsTakenAt } from "../../features/registration/server/chosen-options-store.ts";
import { defineEventList } from "./event-list.ts";

const HEAD = ["OPTION", "CHOICE", "PACKAGE", "STATUS", "NAME", "EMAIL", "RECIPIENT", "ADDRESS", "NOTES"];

export const optionsListCommand = defineEventList({
	name: "options list",
	about: `Who takes what besides the package: lunches, the party, T-shirts with their sizes, gift bags, and where they are sent.
"reserved" waits for its order to be paid.`,
	head: HEAD,
	async list({ db }, event) {
		const data = await optionsTakenAt(db, event.id);
		return { rows: data.map(rowOf), data };
	},
	nothing: (eventCode) => `Nobody takes an option at ${eventCode}.`,
});

function rowOf({ kind, choice, packageCode, status, firstName, lastName, email, delivery }: Taken): string[] {
	const to = delivery && {
		name: `${delivery.firstName} ${delivery.lastName}`,
		address: `${delivery.street}, ${delivery.postCode} ${delivery.city}`,
	};
	return [
		...[kind, choice ?? "", packageCode, status, `${firstName} ${lastName}`, email],
		...[to?.name ?? "", to?.address ?? "", delivery?.comment ?? ""],
	];
}

type Taken = Awaited<ReturnType<typeof optionsTakenAt>>[number];
