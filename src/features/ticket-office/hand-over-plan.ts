import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { type CommandPlan, fillText } from "../organisers/command-plan.ts";
import { handOverPlanTexts as texts } from "./texts.ts";

type Person = { firstName: string; lastName: string; email: string };
type HandOverFacts = {
	ticketId: number;
	/** The ticket's number. */
	number: string;
	packageName: string;
	giver: Person;
	to: Person;
	/** The account of the recipient's address, if there is one. */
	account: (Person & { id: string; emailVerified: boolean }) | undefined;
	hasOrder: boolean;
	seats: number;
	/** The names of extras that do not go along. */
	personal: readonly Text[];
};

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;
const joined = (names: readonly Text[]) => (lang: Lang) => names.map((name) => name[lang]).join(", ");

/** The effects of handing a ticket to another person. */
export function handOverPlan(facts: HandOverFacts): CommandPlan {
	const { ticketId, number, packageName, giver, to, account, hasOrder, seats, personal } = facts;
	const name = nameOf(giver);
	const { email } = to;
	const isConfirmed = account?.emailVerified ?? false;
	return {
		title: fillText(texts.title, { number, name, package: packageName, to: nameOf(account ?? to), email }),
		effects: [
			texts.codeEnds,
			...(seats > 0 ? [fillText(texts.seats, { count: seats })] : []),
			...(personal.length > 0 ? [fillText(texts.personal, { options: joined(personal) })] : []),
			...(hasOrder ? [texts.orderStays] : []),
			isConfirmed
				? fillText(texts.hasAccount, { holder: nameOf(account ?? to), email })
				: fillText(texts.confirms, { email }),
			fillText(texts.giverEmail, { name, email: giver.email }),
		],
		figures: [],
		emails: 2,
		basis: { ticketId, to: [email, nameOf(to)], account: account?.id ?? null, isConfirmed, seats, personal, hasOrder },
	};
}
