import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { listedText } from "../../../kit/i18n/listed-text.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { ProfileAtEvent } from "../contract.ts";
import { profileTexts as texts } from "./texts.ts";

/** Lists the packages that include a profile. */
export function LockedProfile({ lang, base, at }: { lang: Lang; base: string; at: ProfileAtEvent }) {
	const { openedBy, packageName } = at;
	return (
		<section className="prof-locked beams on-dark">
			{openedBy.length > 0 && (
				<p className="prof-locked-head">
					<Icon name="lock" size={20} />
					{fill(texts[openedBy.length > 1 ? "inPackages" : "inPackage"][lang], listedText(lang, openedBy))}
				</p>
			)}
			<h2>{texts.lockedTitle[lang]}</h2>
			<p>
				{texts.lockedLead[lang]}
				{packageName && ` ${fill(texts.lockedOwn[lang], { package: packageName })}`}
			</p>
			{at.state === "noTicket" && openedBy.length > 0 && (
				<a className="btn btn-key" href={`${base}/registration.html`}>
					{texts.register[lang]}
				</a>
			)}
		</section>
	);
}
