import { type CommandPlan, fillText } from "../organisers/command-plan.ts";
import { changedRights, grantedRights, type PackageRights, type RightName, reducedRights } from "./rights.ts";
import { rightName, rightsRefusals, rightWord, rightsTexts as texts } from "./rights-texts.ts";

type Change = { before: PackageRights; after: PackageRights };

/** The refusals of reduced rights, by right. `tickets` are the package's sold and reserved tickets. */
export function reductionRefusals({ before, after }: Change, tickets: number) {
	if (tickets === 0) return {};
	const sentence = fillText(rightsRefusals.sold, { "": tickets });
	return Object.fromEntries(reducedRights(before, after).map((name) => [name, sentence]));
}

/** Rights that are also sold as options. */
const SOLD_APART: readonly RightName[] = ["lunch", "afterparty"];

/** The effects of a change of rights. `people` have confirmed tickets. */
export function rightsPlan({
	name,
	before,
	after,
	tickets,
	people,
}: Change & { name: string; tickets: number; people: number }): CommandPlan {
	const granted = grantedRights(before, after);
	const ofHolders = [
		...(granted.length > 0 ? [fillText(texts.people, { people }), texts.stays] : []),
		...(SOLD_APART.some((one) => granted.includes(one)) ? [texts.bought] : []),
	];
	return {
		title: fillText(texts.title, { name }),
		effects: [
			...changedRights(before, after).map((one) =>
				fillText(texts.change, {
					right: (lang) => rightName(one)[lang],
					before: (lang) => rightWord(lang, one, before),
					after: (lang) => rightWord(lang, one, after),
				}),
			),
			...(tickets > 0 ? ofHolders : [texts.nobody]),
		],
		figures: [],
		emails: 0,
		// the number of people is no part: on a busy day of sales it never stays the same
		basis: { before, after, isHeld: tickets > 0 },
	};
}
