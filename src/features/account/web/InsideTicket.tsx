import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { Icon, type IconName } from "../../../kit/ui/icons.tsx";
import { accountTexts as texts } from "../texts.ts";

const ICONS: IconName[] = ["ticket", "chair", "briefcase", "people"];

export function InsideTicket({ lang }: { lang: Lang }) {
	return (
		<aside className="ticket beams on-dark inside-ticket">
			<h2 className="ticket-name">{texts.insideTitle[lang]}</h2>
			<ul className="ticket-facts">
				{texts.inside.map((fact, index) => (
					<li key={fact.en}>
						<Icon name={invariant(ICONS[index], "an icon for each fact")} />
						<span className="text-pretty">{fact[lang]}</span>
					</li>
				))}
			</ul>
		</aside>
	);
}
