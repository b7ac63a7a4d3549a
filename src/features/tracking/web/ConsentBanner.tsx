import type { Lang } from "../../../kit/i18n/lang.ts";
import type { EventTags } from "../contract.ts";
import { texts } from "../texts.ts";

/**
 * Spec §2 and §4. Cached pages contain it hidden; the browser shows it until a choice (`consent-banner.ts`). It
 * overlays the page without layout shift or focus trap.
 */
export function ConsentBanner({ lang, base, tags }: { lang: Lang; base: string; tags: EventTags | null }) {
	return (
		<section
			className="consent"
			data-consent={tags ? JSON.stringify(tags) : "null"}
			aria-labelledby="consent-title"
			hidden
		>
			<h2 id="consent-title" tabIndex={-1}>
				{texts.bannerTitle[lang]}
			</h2>
			<p>
				{texts.bannerText[lang]} <a href={`${base}/cookies.html`}>{texts.policyLink[lang]}</a>
			</p>
			<div className="consent-buttons">
				<button type="button" className="btn btn-soft" value="false">
					{texts.reject[lang]}
				</button>
				<button type="button" className="btn btn-soft" value="true">
					{texts.accept[lang]}
				</button>
			</div>
		</section>
	);
}
