import { firstCheckIns } from "../features/checkin/server/store.ts";
import { inputsByPackage, packagesOf } from "../features/packages/server/store.ts";
import { answersOf } from "../features/registration/answers.ts";
import { schoolNames } from "../features/schools/server/store.ts";
import { optionsOfRegistrations, type TakenOption } from "../features/ticket-holders/server/chosen-options-store.ts";
import type { ListedRegistration } from "../features/ticket-holders/server/list-store.ts";
import { ticketNumber } from "../features/tickets/rules.ts";
import type { Database } from "../kit/db/database.ts";
import type { Lang, Text } from "../kit/i18n/lang.ts";
import { momentOf } from "./commands/show.ts";

/** The first eight fit on a screen. */
const COLUMNS = [
	{ pl: "Bilet", en: "Ticket" },
	{ pl: "Nazwisko", en: "Last name" },
	{ pl: "Imię", en: "First name" },
	{ pl: "Pakiet", en: "Package" },
	{ pl: "Udział", en: "Attends" },
	{ pl: "Stan", en: "Status" },
	{ pl: "E-mail", en: "Email" },
	{ pl: "Wejście", en: "Checked in" },
	{ pl: "Telefon", en: "Phone" },
	{ pl: "Nick", en: "Nick" },
	{ pl: "Firma", en: "Company" },
	{ pl: "Stanowisko", en: "Position" },
	{ pl: "Język", en: "Language" },
	{ pl: "Edycja", en: "Edition" },
	{ pl: "Uczelnia", en: "University" },
	{ pl: "Wydział", en: "Department" },
	{ pl: "Absolwent", en: "Graduate" },
	{ pl: "Obiad", en: "Lunch" },
	{ pl: "Afterparty", en: "Afterparty" },
	{ pl: "Koszulka", en: "T-shirt" },
	{ pl: "Torba z upominkami", en: "Gift bag" },
	{ pl: "Dostawa", en: "Delivery" },
	{ pl: "Zamówienie", en: "Order" },
	{ pl: "Rejestracja", en: "Registered" },
] as const satisfies Text[];

const values = {
	online: { pl: "online", en: "online" },
	onsite: { pl: "na miejscu", en: "onsite" },
	confirmed: { pl: "potwierdzona", en: "confirmed" },
	reserved: { pl: "nieopłacona", en: "reserved" },
	cancelled: { pl: "anulowana", en: "cancelled" },
	included: { pl: "w pakiecie", en: "included" },
	bought: { pl: "kupione", en: "bought" },
	unpaid: { pl: "nieopłacone", en: "reserved" },
	yes: { pl: "tak", en: "yes" },
	no: { pl: "nie", en: "no" },
} as const satisfies Record<string, Text>;

export type TableRow = ListedRegistration & {
	options: TakenOption[];
	checkedInAt: Date | null;
	/** The answers by the names of questions; several choices are joined. */
	answers: Map<string, string>;
};

export type RegistrationsTable = {
	columns: string[];
	/** Columns behind the others. */
	questions: string[];
	load(db: Database, page: readonly ListedRegistration[]): Promise<TableRow[]>;
	cellsOf(row: TableRow): string[];
};

/**
 * The registrations of an event as a table with everything that badges and caterers need: package, options, answers to
 * the questions of packages (equal names share a column) and the first check-in. Times are in the event's zone.
 */
export async function registrationsTable(
	db: Database,
	event: { id: number; timeZone: string },
	lang: Lang,
): Promise<RegistrationsTable> {
	const packages = await packagesOf(db, event.id);
	const packageIds = packages.map(({ id }) => id);
	const inputs = [...(await inputsByPackage(db, packageIds)).values()].flat();
	const questions = [...new Set(inputs.map(({ name }) => name))];
	const questionNames = new Map(inputs.map(({ objectId, name }) => [objectId, name]));
	const context = { lang, zone: event.timeZone, names: await schoolNames(db) };
	return {
		columns: COLUMNS.map((name) => name[lang]),
		questions,
		async load(reader, page) {
			const ids = page.map(({ id }) => id);
			const options = Map.groupBy(await optionsOfRegistrations(reader, ids), (one) => one.registrationId);
			const checkIns = await firstCheckIns(reader, ids);
			return page.map((one) => ({
				...one,
				options: options.get(one.id) ?? [],
				checkedInAt: checkIns.get(one.id) ?? null,
				answers: answersByName(one, questionNames),
			}));
		},
		cellsOf: (row) => [...cellsOf(row, context), ...questions.map((name) => row.answers.get(name) ?? "")],
	};
}

type Context = { lang: Lang; zone: string; names: Awaited<ReturnType<typeof schoolNames>> };

function answersByName({ profile }: ListedRegistration, questionNames: Map<number, string>): Map<string, string> {
	const answers = answersOf(profile.additionalInputs ?? "") ?? [];
	return new Map(
		answers.flatMap(({ objectId, value }) => {
			const name = questionNames.get(objectId);
			return name === undefined ? [] : [[name, [value].flat().join(", ")] as const];
		}),
	);
}

const optionOf = (row: TableRow, kind: TakenOption["kind"]) => row.options.find((option) => option.kind === kind);

/** Empty without the option. */
function stateOf(row: TableRow, kind: TakenOption["kind"], isIncluded: boolean): Text | undefined {
	if (isIncluded) return values.included;
	const chosenOption = optionOf(row, kind);
	return chosenOption && (chosenOption.isPaid ? values.bought : values.unpaid);
}

/** Empty without the option; "M (reserved)" before it is paid. */
function choiceOf(row: TableRow, kind: TakenOption["kind"], lang: Lang): string {
	const chosenOption = optionOf(row, kind);
	if (!chosenOption) return "";
	return (chosenOption.choice ?? values.yes[lang]) + (chosenOption.isPaid ? "" : ` (${values.unpaid[lang]})`);
}

/** The last column tells whether the person has graduated. */
function studyOf({ profile }: TableRow, { lang, names }: Context): string[] {
	return [
		profile.otherSchool || names.schools.get(profile.schoolId ?? 0) || "",
		profile.otherDepartment || names.departments.get(profile.departmentId ?? 0) || "",
		profile.isGraduate === undefined ? "" : values[profile.isGraduate ? "yes" : "no"][lang],
	];
}

function cellsOf(row: TableRow, context: Context): string[] {
	const { profile, includes } = row;
	const { lang, zone } = context;
	return [
		ticketNumber(row.id),
		row.lastName,
		row.firstName,
		row.packageCode,
		values[row.isOnline ? "online" : "onsite"][lang],
		values[row.status][lang],
		row.email,
		momentOf(row.checkedInAt, zone),
		row.phoneNo ?? "",
		row.nick ?? "",
		profile.companyName ?? "",
		profile.companyPosition ?? "",
		row.lang,
		row.calendarCode ?? "",
		...studyOf(row, context),
		stateOf(row, "lunch", includes.lunch === "included")?.[lang] ?? "",
		stateOf(row, "afterparty", includes.afterparty)?.[lang] ?? "",
		choiceOf(row, "tshirt", lang),
		choiceOf(row, "giftbag", lang),
		choiceOf(row, "delivery", lang),
		row.orderNumber ?? "",
		momentOf(row.createdAt, zone),
	];
}
