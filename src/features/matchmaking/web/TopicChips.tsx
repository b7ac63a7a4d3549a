import { type Lang, localized, type Text } from "../../../kit/i18n/lang.ts";
import type { Person } from "../contract.ts";
import { topicsInCommon } from "./reason-texts.ts";

const title: Text = { pl: "Rozmawia o", en: "Talks about" };
type Topics = Person["reasons"]["topics"];

/** Common topics come first, with their number. */
export function TopicChips({ lang, topics, common }: { lang: Lang; topics: Topics; common: Topics }) {
	if (topics.length === 0) return null;
	const isCommon = ({ name }: Topics[number]) => common.some((one) => one.name === name);
	const sorted = [...topics.filter(isCommon), ...topics.filter((one) => !isCommon(one))];
	return (
		<section className="grid gap-2">
			<h3 className="font-bold">{common.length > 0 ? topicsInCommon(lang, common.length) : title[lang]}</h3>
			<ul className="flex flex-wrap gap-2">
				{sorted.map((one) => (
					<li key={one.name} className={isCommon(one) ? "chip" : "chip chip-outline"}>
						{localized(lang, one.name, one.nameEn)}
					</li>
				))}
			</ul>
		</section>
	);
}
