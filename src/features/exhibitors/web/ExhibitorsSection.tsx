import type { Lang } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { PhoneFold } from "../../../kit/ui/phone-fold.tsx";
import { SectionHead } from "../../../kit/ui/section-head.tsx";
import { documentPath } from "../../event/addresses.ts";
import {
	type CompanyPlate,
	MARKETING,
	PLATES_A_TABLET_ROW,
	PLATES_ON_PHONES,
	PLATES_SHOWN,
	RECRUITMENT,
} from "../rules.ts";
import { allForms, marketingForms, onDutyForms, recruitmentForms, texts } from "../texts.ts";

type Props = {
	lang: Lang;
	base: string;
	recruitment: CompanyPlate[];
	marketing: CompanyPlate[];
	becomeHref: string;
};

/**
 * Two walls of logos; each logo opens its company and is highlighted while staff is available. Phones show a few before
 * "show all". `becomeHref` leads to the page for booking a stand.
 */
// long: both walls and their folded parts
export function ExhibitorsSection({ lang, base, recruitment, marketing, becomeHref }: Props) {
	const count = recruitment.length + marketing.length;
	if (count === 0) return null;
	const lead = [
		recruitment.length > 0 && plural(lang, recruitment.length, recruitmentForms),
		marketing.length > 0 && plural(lang, marketing.length, marketingForms),
	];
	const waiting = [...recruitment, ...marketing].filter((one) => one.isOnDuty).length;
	const hiring = {
		mark: "expo",
		heading: texts.recruitment[lang],
		plates: recruitment,
		shown: PLATES_SHOWN[RECRUITMENT],
	};
	const showing = { mark: "key", heading: texts.marketing[lang], plates: marketing, shown: PLATES_SHOWN[MARKETING] };
	const [first, ...others] = [hiring, showing].filter(({ plates }) => plates.length > 0);
	const rest = (
		<>
			{first && <MorePlates lang={lang} base={base} {...first} />}
			{others.map((wall) => (
				<div className="wall-other" key={wall.mark}>
					<Wall lang={lang} base={base} {...wall} />
					<MorePlates lang={lang} base={base} {...wall} />
				</div>
			))}
		</>
	);
	return (
		<section className="section expo on-dark" id="exhibitors" aria-labelledby="exhibitors-heading">
			<div className="wrap">
				<SectionHead
					id="exhibitors-heading"
					heading={texts.heading[lang]}
					lead={`${lead.filter(Boolean).join(", ")}.${waiting > 0 ? ` ${plural(lang, waiting, onDutyForms)}` : ""}`}
				/>
				{first && <Wall lang={lang} base={base} {...first} />}
				{count > PLATES_ON_PHONES ? (
					<PhoneFold id="exhibitors-all" label={plural(lang, count, allForms)}>
						{rest}
					</PhoneFold>
				) : (
					rest
				)}
				<a className="btn btn-expo become" href={becomeHref}>
					{texts.become[lang]} <Icon name="arrow" />
				</a>
			</div>
		</section>
	);
}

type WallProps = { lang: Lang; base: string; mark: string; heading: string; plates: CompanyPlate[]; shown: number };

function Wall({ lang, base, mark, heading, plates, shown }: WallProps) {
	return (
		<>
			<h3 className={`h-card wall-head wall-${mark}`}>{heading}</h3>
			<Plates
				lang={lang}
				base={base}
				plates={plates.slice(0, shown)}
				isMoved={(index) => plates.length > shown && index >= fullRows(shown)}
			/>
		</>
	);
}

/** The number of plates that fill whole rows of a tablet. */
const fullRows = (shown: number) => shown - (shown % PLATES_A_TABLET_ROW);

function MorePlates({ lang, base, plates, shown }: WallProps) {
	if (plates.length <= shown) return null;
	return (
		<details className="wall-more">
			<summary>
				<span className="wall-closed">
					{texts.showAll[lang]} ({plates.length})
				</span>
				<span className="wall-open">{texts.showLess[lang]}</span>
				<Icon name="down" />
			</summary>
			<Plates
				lang={lang}
				base={base}
				plates={plates.slice(fullRows(shown))}
				isCopy={(index) => index < shown - fullRows(shown)}
			/>
		</details>
	);
}

type PlatesProps = Pick<WallProps, "lang" | "base" | "plates"> & {
	/** Stands among the other plates on a tablet. */
	isMoved?: (index: number) => boolean;
	/** Stands here on a tablet only. */
	isCopy?: (index: number) => boolean;
};

function Plates({ lang, base, plates, isMoved, isCopy }: PlatesProps) {
	const classOf = (index: number) => {
		if (isCopy?.(index)) return "plate-copy";
		return [index >= PLATES_ON_PHONES && "plate-more", isMoved?.(index) && "plate-moved"].filter(Boolean).join(" ");
	};
	return (
		<ul className="plates">
			{plates.map((plate, index) => (
				<li key={plate.id} className={classOf(index) || undefined}>
					<a
						className="plate"
						href={documentPath(base, "exhibitors", plate.id)}
						// This text is for styles and screen readers.
						data-lit={plate.isOnDuty ? texts.isOnDuty[lang] : undefined}
					>
						<img src={plate.logoUrl} alt={plate.name} width="160" height="40" loading="lazy" decoding="async" />
					</a>
				</li>
			))}
		</ul>
	);
}
