import type { Lang } from "../../../kit/i18n/lang.ts";
import { momentText } from "../../../kit/time/moment.ts";
import type { CvFetch } from "../contract.ts";
import { cvTexts as texts } from "./texts.ts";

export function FetchedCard({ lang, fetches }: { lang: Lang; fetches: readonly CvFetch[] }) {
	return (
		<section className="card acc-card" aria-labelledby="cv-fetched">
			<h2 className="h-card" id="cv-fetched">
				{texts.fetched[lang]}
			</h2>
			{fetches.length === 0 && <p className="text-muted">{texts.nobodyFetched[lang]}</p>}
			<ul className="cv-fetched">
				{fetches.map(({ exhibitorName, eventName, what, fetchedDate, timeZone }) => (
					<li key={`${exhibitorName} ${fetchedDate} ${what}`}>
						<b>{exhibitorName}</b>
						<span className="field-help">
							{[
								texts[what === "file" ? "fetchedFile" : "fetchedForm"][lang],
								momentText(lang, new Date(fetchedDate), timeZone),
								eventName,
							]
								.filter(Boolean)
								.join(", ")}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
