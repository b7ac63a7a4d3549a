import type { ReactNode } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { listedText } from "../../../kit/i18n/listed-text.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { MeetingAtEvent } from "../contract.ts";
import { matchingPeople, peopleTexts as texts } from "./texts.ts";

export function LockedPeople({ lang, at, action }: { lang: Lang; at: MeetingAtEvent; action: ReactNode }) {
	const { searchedBy, matches, refusal } = at;
	const names = listedText(lang, searchedBy);
	return (
		<div className="meet-locked">
			<div className="meet-outlines" aria-hidden="true">
				<i />
				<i />
				<i />
			</div>
			<section className="meet-panel beams on-dark" aria-labelledby="meet-locked">
				{searchedBy.length > 0 && (
					<p className="meet-panel-head">
						<Icon name="lock" size={20} />
						{fill(texts[searchedBy.length > 1 ? "inPackages" : "inPackage"][lang], names)}
					</p>
				)}
				<h2 id="meet-locked">{matches === null ? texts.lockedTitle[lang] : matchingPeople(lang, matches)}</h2>
				<p>{texts.lockedLead[lang]}</p>
				<ul className="meet-has">
					<li className={refusal === null ? "meet-own" : undefined}>
						<Icon name={refusal === null ? "check" : "lock"} size={20} />
						{texts.has[lang]}
					</li>
					<li>
						<Icon name="lock" size={20} />
						{texts.hasNot[lang]}
					</li>
				</ul>
				{action}
			</section>
		</div>
	);
}
