import type { Lang } from "../../../kit/i18n/lang.ts";
import { SectionHead } from "../../../kit/ui/section-head.tsx";
import type { Partner } from "../contract.ts";
import { TIERS } from "../rules.ts";
import { texts } from "../texts.ts";

type Props = {
	lang: Lang;
	partners: Partner[];
	becomeHref: string;
};

/** The partners by tier, logos in one ink. `becomeHref` is where one asks to become a partner. */
export function PartnersSection({ lang, partners, becomeHref }: Props) {
	if (partners.length === 0) return null;
	const tiers = TIERS.map((tier) => ({ tier, ofTier: partners.filter((one) => one.tier === tier) }));
	return (
		<section className="section" id="partners" aria-labelledby="partners-heading">
			<div className="wrap">
				<SectionHead
					id="partners-heading"
					heading={texts.heading[lang]}
					action={
						<a className="btn btn-soft" href={becomeHref}>
							{texts.become[lang]}
						</a>
					}
				/>
				{tiers
					.filter(({ ofTier }) => ofTier.length > 0)
					.map(({ tier, ofTier }) => (
						<div className={`tier tier-${tier}`} key={tier}>
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
