import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { SectionHead } from "../../../kit/ui/section-head.tsx";
import { documentPath } from "../../event/addresses.ts";
import { type CompanyPlate, MARKETING, PLATES_SHOWN, RECRUITMENT } from "../rules.ts";
import { texts } from "../texts.ts";

type Props = {
	lang: Lang;
	base: string;
	recruitment: CompanyPlate[];
	marketing: CompanyPlate[];
	becomeHref: string;
};

/** The two walls of logos; each plate opens the company. `becomeHref` is where a company asks for a stand. */
export function ExhibitorsSection({ lang, base, recruitment, marketing, becomeHref }: Props) {
	if (recruitment.length + marketing.length === 0) return null;
	return (
		<section className="section expo" id="exhibitors" aria-labelledby="exhibitors-heading">
			<div className="wrap">
				<SectionHead id="exhibitors-heading" heading={texts.heading[lang]} lead={texts.lead[lang]} />
				<Wall
					lang={lang}
					base={base}
					heading={texts.recruitment[lang]}
					plates={recruitment}
					shown={PLATES_SHOWN[RECRUITMENT]}
					mark="expo"
				/>
				<Wall
					lang={lang}
					base={base}
					heading={texts.marketing[lang]}
					plates={marketing}
					shown={PLATES_SHOWN[MARKETING]}
					mark="key"
				/>
				<div className="become">
					<div>
						<h3 className="h-card">{texts.becomeTitle[lang]}</h3>
						<p>{texts.becomeText[lang]}</p>
					</div>
					<a className="btn btn-expo" href={becomeHref}>
						{texts.become[lang]} <Icon name="arrow" />
					</a>
				</div>
			</div>
		</section>
	);
}

function Wall(props: {
	lang: Lang;
	base: string;
	heading: string;
	plates: CompanyPlate[];
	shown: number;
	mark: "expo" | "key";
}) {
	const { lang, plates, shown } = props;
	if (plates.length === 0) return null;
	const folded = plates.slice(shown);
	return (
		<div className="wall">
			<h3 className="h-card wall-head">
				<i className={`wall-mark wall-${props.mark}`} />
				{props.heading}
			</h3>
			<Plates base={props.base} plates={plates.slice(0, shown)} />
			{folded.length > 0 && (
				<details className="wall-more">
					<summary>
						<span className="wall-closed">
							{texts.showAll[lang]} ({plates.length})
						</span>
						<span className="wall-open">{texts.showLess[lang]}</span>
						<Icon name="down" />
					</summary>
					<Plates base={props.base} plates={folded} />
				</details>
			)}
		</div>
	);
}

function Plates({ base, plates }: { base: string; plates: CompanyPlate[] }) {
	return (
		<ul className="plates">
			{plates.map((plate) => (
				<li key={plate.id}>
					<a className="plate" href={documentPath(base, "exhibitors", plate.id)}>
						<img src={plate.logoUrl} alt={plate.name} width="160" height="40" loading="lazy" decoding="async" />
					</a>
				</li>
			))}
		</ul>
	);
}
