import { kindOf } from "../../features/enquiries/rules.ts";
import { type EnquiryRecord, enquiriesOf } from "../../features/enquiries/server/store.ts";
import { defineEventList } from "./event-list.ts";
import { momentOf } from "./show.ts";

export const enquiriesCommand = defineEventList({
	name: "enquiries list",
	about: "Lists the enquiries of partners, volunteers and lecturers, oldest first.",
	head: ["MOMENT", "KIND", "NAME", "COMPANY", "EMAIL", "PHONE", "LANGUAGE"],
	async *pages({ db }, event) {
		const found = await enquiriesOf(db, event.id);
		yield { rows: found.map((one) => rowOf(one, event.timeZone)), data: found.map(dataOf) };
	},
	nothing: (eventCode) => `Nobody has written to ${eventCode} yet.`,
});

function rowOf(one: EnquiryRecord, zone: string): string[] {
	const { name, companyName, email, phoneNo, lang } = one;
	return [momentOf(one.createdAt, zone), kindOf(one.modalType), name, companyName ?? "", email, phoneNo ?? "", lang];
}

function dataOf({ modalType, name, companyName, email, phoneNo, lang, createdAt }: EnquiryRecord) {
	return { createdAt: createdAt.toISOString(), kind: kindOf(modalType), name, companyName, email, phoneNo, lang };
}
