import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import type { CompanyShare } from "../contract.ts";
import { cvTexts as texts } from "./texts.ts";

type Props = {
	lang: Lang;
	companies: readonly CompanyShare[];
	isBusy: boolean;
	withdrawAccess: (company: CompanyShare) => Promise<void>;
};

export function CompanySharing({ lang, companies, isBusy, withdrawAccess }: Props) {
	if (companies.length === 0) return null;
	return (
		<>
			<h3 className="font-bold">{texts.companies[lang]}</h3>
			<ul className="cv-events">
				{companies.map((one) => {
					const day = dateText(lang, new Date(one.sinceDate), one.timeZone);
					const sentence = fill(texts.companySince[lang], { company: one.name, event: one.eventName, day });
					return (
						<li key={one.exhibitorId}>
							<p className="text-pretty">{sentence}</p>
							<button
								type="button"
								className="btn btn-outline btn-list justify-self-start"
								aria-label={fill(texts.takeBackOf[lang], { company: one.name })}
								aria-disabled={isBusy}
								onClick={() => void withdrawAccess(one)}
							>
								{texts.withdrawAccess[lang]}
							</button>
						</li>
					);
				})}
			</ul>
		</>
	);
}
