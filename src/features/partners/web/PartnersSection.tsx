import type { Lang } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { PhoneFold } from "../../../kit/ui/phone-fold.tsx";
import type { Partner } from "../contract.ts";
import { TIERS } from "../rules.ts";
import { texts, tierForms } from "../texts.ts";

type Props = {
	lang: Lang;
	partners: Partner[];
	becomeHref: string;
};

/** Partners by tier, with logos in one colour; phones fold them. `becomeHref` links to the enquiry of new partners. */
export function PartnersSection({ lang, partners, becomeHref }: Props) {
	if (partners.length === 0) return null;
	const tiers = TIERS.map((tier) => ({ tier, ofTier: partners.filter((one) => one.tier === tier) })).filter(
		({ ofTier }) => ofTier.length > 0,
	);
	const note = tiers.map(({ tier, ofTier }) => plural(lang, ofTier.length, tierForms[tier])).join(", ");
	return (
		<PhoneFold id="partners-all" label={texts.heading[lang]} note={note}>
			<section className="section partners" id="partners" aria-labelledby="partners-heading">
				<div className="wrap">
					<div className="partners-head">
						<h2 className="h-small phone-fold-name" id="partners-heading">
							{texts.heading[lang]}
						</h2>
						<a href={becomeHref}>{texts.become[lang]}</a>
					</div>
					{tiers.map(({ tier, ofTier }) => (
						<div className="tier" key={tier}>
							<h3>{texts[tier][lang]}</h3>
							<ul>
								{ofTier.map((partner) => (
									<li key={partner.objectId}>
										<Logo partner={partner} />
									</li>
								))}
							</ul>
						</div>
					))}
				</div>
			</section>
		</PhoneFold>
	);
}

function Logo({ partner }: { partner: Partner }) {
	const image = (
		<img src={partner.logoUrl} alt={partner.name} width="150" height="40" loading="lazy" decoding="async" />
	);
	if (!partner.url || !/^https?:\/\//i.test(partner.url)) return image;
	return (
		<a href={partner.url} target="_blank" rel="noopener">
			{image}
		</a>
	);
}
