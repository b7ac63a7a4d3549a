import { firstCheckIns } from "../../features/checkin/server/store.ts";
import type { EventRecord } from "../../features/event/server/columns.ts";
import { inputsByPackage, packagesOf } from "../../features/packages/server/store.ts";
import { answersOf } from "../../features/registration/answers.ts";
import { schoolNames } from "../../features/schools/server/store.ts";
import { optionsOfRegistrations, type TakenOption } from "../../features/ticket-holders/server/chosen-options-store.ts";
import { type ListedRegistration, registrationPages } from "../../features/ticket-holders/server/list-store.ts";
import { ticketNumber } from "../../features/tickets/rules.ts";
import type { CommandDeps } from "./command.ts";
import { defineEventList } from "./event-list.ts";
import { momentOf } from "./show.ts";

const TABLE = ["TICKET", "LAST NAME", "FIRST NAME", "PACKAGE", "ATTENDS", "STATUS", "EMAIL", "CHECKED IN"];
const FURTHER = [
	"PHONE",
	"NICK",
	"COMPANY",
	"POSITION",
	"LANGUAGE",
	"EDITION",
	"UNIVERSITY",
	"DEPARTMENT",
	"GRADUATE",
	"LUNCH",
	"AFTERPARTY",
	"T-SHIRT",
	"GIFT BAG",
	"DELIVERY",
	"ORDER",
	"REGISTERED",
];

type Context = {
	zone: string;
	/** The names of questions; equal names share a column. */
	questions: string[];
	questionNames: Map<number, string>;
	names: Awaited<ReturnType<typeof schoolNames>>;
};

type RegistrationRow = ListedRegistration & { options: TakenOption[]; checkedInAt: Date | null };

export const listRegistrationsCommand = defineEventList({
	name: "registrations list",
	about: `Lists the registrations for an event by name, with the package, its benefits and added options, the answers to the
package's questions, and the time of check-in. The table shows the most important columns; --csv and --json contain all
of them, for badges and caterers. "reserved" registrations await payment.`,
	head: async (deps, event) => [...TABLE, ...FURTHER, ...(await contextOf(deps, event)).questions],
	tableColumns: TABLE.length,
	async *pages(deps, event) {
		const context = await contextOf(deps, event);
		for await (const page of registrationPages(deps.db, event.id)) {
			const ids = page.map(({ id }) => id);
			const options = Map.groupBy(await optionsOfRegistrations(deps.db, ids), (one) => one.registrationId);
			const checkIns = await firstCheckIns(deps.db, ids);
			const listed = page.map((one) => ({
				...one,
				options: options.get(one.id) ?? [],
				checkedInAt: checkIns.get(one.id) ?? null,
			}));
			yield { rows: listed.map((one) => rowOf(one, context)), data: listed.map((one) => dataOf(one, context)) };
		}
	},
	nothing: (eventCode) => `Nobody is registered for ${eventCode}.`,
});

async function contextOf({ db }: CommandDeps, event: EventRecord): Promise<Context> {
	const packages = await packagesOf(db, event.id);
	const inputs = [
		...(
			await inputsByPackage(
				db,
				packages.map(({ id }) => id),
			)
		).values(),
	].flat();
	return {
		zone: event.timeZone,
		questions: [...new Set(inputs.map(({ name }) => name))],
		questionNames: new Map(inputs.map(({ objectId, name }) => [objectId, name])),
		names: await schoolNames(db),
	};
}

/** Joins several choices of a group. */
function answersByName({ profile }: ListedRegistration, { questionNames }: Context): Map<string, string> {
	const answers = answersOf(profile.additionalInputs ?? "") ?? [];
	return new Map(
		answers.flatMap(({ objectId, value }) => {
			const name = questionNames.get(objectId);
			return name === undefined ? [] : [[name, [value].flat().join(", ")] as const];
		}),
	);
}

/** Returns "reserved" until its order is paid; empty without the option. */
function stateOf(one: RegistrationRow, kind: TakenOption["kind"], isIncluded: boolean): string {
	if (isIncluded) return "included";
	const chosenOption = one.options.find((option) => option.kind === kind);
	if (!chosenOption) return "";
	return chosenOption.isPaid ? "bought" : "reserved";
}

function choiceOf(one: RegistrationRow, kind: TakenOption["kind"]): string {
	const chosenOption = one.options.find((option) => option.kind === kind);
	if (!chosenOption) return "";
	return (chosenOption.choice ?? "yes") + (chosenOption.isPaid ? "" : " (reserved)");
}

/** The last column tells whether the person has graduated. */
function studyOf({ profile }: RegistrationRow, { schools, departments }: Context["names"]): string[] {
	return [
		profile.otherSchool || schools.get(profile.schoolId ?? 0) || "",
		profile.otherDepartment || departments.get(profile.departmentId ?? 0) || "",
		profile.isGraduate === undefined ? "" : profile.isGraduate ? "yes" : "no",
	];
}

function rowOf(one: RegistrationRow, context: Context): string[] {
	const { profile } = one;
	const answers = answersByName(one, context);
	return [
		ticketNumber(one.id),
		one.lastName,
		one.firstName,
		one.packageCode,
		one.isOnline ? "online" : "onsite",
		one.status,
		one.email,
		momentOf(one.checkedInAt, context.zone),
		one.phoneNo ?? "",
		one.nick ?? "",
		profile.companyName ?? "",
		profile.companyPosition ?? "",
		one.lang,
		one.calendarCode ?? "",
		...studyOf(one, context.names),
		stateOf(one, "lunch", one.includes.lunch === "included"),
		stateOf(one, "afterparty", one.includes.afterparty),
		choiceOf(one, "tshirt"),
		choiceOf(one, "giftbag"),
		choiceOf(one, "delivery"),
		one.orderNumber ?? "",
		momentOf(one.createdAt, context.zone),
		...context.questions.map((name) => answers.get(name) ?? ""),
	];
}

function dataOf(one: RegistrationRow, context: Context) {
	const { id, status, packageCode, isOnline, calendarCode, firstName, lastName, nick, email, phoneNo, lang } = one;
	const { companyName, companyPosition, isGraduate } = one.profile;
	return {
		ticket: ticketNumber(id),
		status,
		packageCode,
		isOnline,
		calendarCode,
		firstName,
		lastName,
		nick,
		email,
		phoneNo,
		lang,
		companyName,
		companyPosition,
		isGraduate,
		options: one.options.map(({ kind, choice, isPaid }) => ({ kind, choice, isPaid })),
		answers: Object.fromEntries(answersByName(one, context)),
		orderNumber: one.orderNumber,
		createdDate: one.createdAt.toISOString(),
		checkedInDate: one.checkedInAt?.toISOString() ?? null,
	};
}
