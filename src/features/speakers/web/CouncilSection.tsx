import type { Lang } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { columnsFor } from "../../../kit/ui/columns.ts";
import { PhoneFold } from "../../../kit/ui/phone-fold.tsx";
import { documentPath } from "../../event/addresses.ts";
import type { PersonCard } from "../rules.ts";
import { councilForms, foundForms, texts } from "../texts.ts";
import { Portrait } from "./Portrait.tsx";

type Props = {
	lang: Lang;
	base: string;
	people: PersonCard[];
	becomeHref: string;
};

/** Phones fold it. `becomeHref` links to the call for papers. */
export function CouncilSection({ lang, base, people, becomeHref }: Props) {
	if (people.length === 0) return null;
	const columns = { "--wide": columnsFor(people.length, [3, 2]) } as React.CSSProperties;
	return (
		<PhoneFold id="council" label={texts.council[lang]} note={plural(lang, people.length, foundForms)}>
			<section className="council on-dark" aria-labelledby="council-heading">
				<div className="wrap council-grid">
					<div>
						<h2 className="h-small phone-fold-name" id="council-heading">
							{texts.council[lang]}
						</h2>
						<p className="council-lead">{plural(lang, people.length, councilForms)}</p>
						<a className="btn btn-outline council-become" href={becomeHref}>
							{texts.become[lang]}
						</a>
					</div>
					<ul className="council-people snap-row snap-bleed" style={columns}>
						{people.map((person) => (
							<li key={person.id}>
								<a className="council-person" href={documentPath(base, "speakers", person.id)}>
									<Portrait person={person} size={72} sizes="72px" />
									<span>
										<b>{person.name}</b>
										<small>{person.organization || person.jobPosition}</small>
									</span>
								</a>
							</li>
						))}
					</ul>
				</div>
			</section>
		</PhoneFold>
	);
}
