import type { Lang } from "../../../kit/i18n/lang.ts";
import type { BrowserTags } from "../rules.ts";
import { NECESSARY, places, type StoredItem, storedAfterConsent } from "../stored.ts";
import { texts } from "../texts.ts";

function StoredList({ lang, items, label }: { lang: Lang; items: readonly StoredItem[]; label: string }) {
	return (
		<ul className="stored" aria-label={label}>
			{items.map((one) => (
				<li key={one.place + one.name}>
					<code>{one.name.replaceAll("#", "…")}</code>
					<span>{one.purpose[lang]}</span>
					<small>
						{places[one.place][lang]}, {one.duration[lang]}
					</small>
				</li>
			))}
		</ul>
	);
}

/** Items in browser storage, with purpose and duration, and a link to the choice. */
export function CookiesView({ lang, tags }: { lang: Lang; tags: BrowserTags }) {
	const hasTags = tags.google !== null || tags.meta !== null || tags.linkedin !== null;
	return (
		<article className="wrap cookies">
			<h1 className="h-page">{texts.pageTitle[lang]}</h1>
			<p className="lead">{texts.pageLead[lang]}</p>
			<h2>{texts.yourChoice[lang]}</h2>
			<p>{texts.choiceText[lang]}</p>
			<a className="btn cookies-change" href="#consent-title" data-cookie-settings>
				{texts.changeChoice[lang]}
			</a>
			<h2>{texts.necessary[lang]}</h2>
			<p>{texts.necessaryText[lang]}</p>
			<StoredList lang={lang} items={NECESSARY} label={texts.necessary[lang]} />
			<h2>{texts.withConsent[lang]}</h2>
			<p>{texts.withConsentText[lang]}</p>
			<StoredList lang={lang} items={storedAfterConsent(tags)} label={texts.withConsent[lang]} />
			{!hasTags && <p>{texts.noTags[lang]}</p>}
			<h2>{texts.onServer[lang]}</h2>
			<p>{texts.onServerText[lang]}</p>
			<p>{texts.signUpsText[lang]}</p>
		</article>
	);
}
