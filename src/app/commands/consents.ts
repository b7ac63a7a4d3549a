import { consentsGivenAt } from "../../features/consent/server/given-store.ts";
import { defineEventList } from "./event-list.ts";
import { momentOf } from "./show.ts";

export const consentsCommand = defineEventList({
	name: "consents list",
	about: `Who gave which consent with a registration for the event, and who withdrew it since: what is withdrawn may not be
used any more.`,
	head: ["CONSENT", "KIND", "VERSION", "STATE", "NAME", "EMAIL", "GIVEN", "WITHDRAWN"],
	async list({ db }, event) {
		const data = await consentsGivenAt(db, event.id);
		const rows = data.map((one) => [
			...[one.name, one.kind, String(one.version), one.withdrawnAt ? "withdrawn" : "stands"],
			...[`${one.firstName} ${one.lastName}`, one.email],
			...[momentOf(one.givenAt, event.timeZone), momentOf(one.withdrawnAt, event.timeZone)],
		]);
		return { rows, data };
	},
	nothing: (eventCode) => `Nobody has given a consent at ${eventCode}.`,
});
