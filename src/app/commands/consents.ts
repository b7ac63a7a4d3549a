import { consentsGivenAt, type ListedConsent } from "../../features/consent/server/consent-answer-store.ts";
import { defineEventList } from "./event-list.ts";
import { momentOf } from "./show.ts";

export const consentsCommand = defineEventList({
	name: "consents list",
	about: `Lists the consents given with registrations for an event, and their withdrawals. A withdrawn consent may no longer be
used.`,
	head: ["CONSENT", "KIND", "VERSION", "STATE", "NAME", "EMAIL", "GIVEN", "WITHDRAWN"],
	async *pages({ db }, event) {
		for await (const data of consentsGivenAt(db, event.id)) {
			yield { rows: data.map((one) => rowOf(one, event.timeZone)), data };
		}
	},
	nothing: (eventCode) => `Nobody has given a consent at ${eventCode}.`,
});

function rowOf(one: ListedConsent, zone: string): string[] {
	return [
		one.name,
		one.kind,
		String(one.version),
		one.withdrawnAt ? "withdrawn" : "stands",
		`${one.firstName} ${one.lastName}`,
		one.email,
		momentOf(one.givenAt, zone),
		momentOf(one.withdrawnAt, zone),
	];
}
