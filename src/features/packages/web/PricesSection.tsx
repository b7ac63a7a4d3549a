import type { ReactNode } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { SectionHead } from "../../../kit/ui/section-head.tsx";
import type { PriceList, RoundView } from "../contract.ts";
import { placesForms } from "../places-texts.ts";
import { shownAsCards } from "../rules.ts";
import { dayForms, texts } from "../texts.ts";
import { Comparison } from "./Comparison.tsx";
import { PriceCard } from "./PriceCard.tsx";

type CardsProps = { lang: Lang; prices: PriceList; registerBase: string | null };

/**
 * Prices of the current round. `registerBase` is the registration page's address; null if registration is closed.
 * `closed` says why nothing paid is sold, or null.
 */
export function PricesSection({
	lang,
	eventCode,
	prices,
	registerBase,
	closed,
}: CardsProps & { eventCode: string; closed: string | null }) {
	const { packages } = prices;
	if (packages.length === 0) return null;
	const isPaid = packages.some((one) => one.netGrosz > 0);
	const paidLead = prices.rounds.length > 1 ? texts.lead : texts.leadOneRound;
	return (
		<section
			className="section"
			id="packages"
			data-event={eventCode}
			data-places={JSON.stringify(placesForms[lang])}
			aria-labelledby="packages-heading"
		>
			<div className="wrap">
				<SectionHead
					id="packages-heading"
					heading={texts.heading[lang]}
					lead={(isPaid ? paidLead : texts.leadFree)[lang]}
				/>
				{isPaid && closed && <p className="prices-closed">{closed}</p>}
				{isPaid && prices.rounds.length > 1 && <Rounds lang={lang} prices={prices} />}
				<Cards lang={lang} prices={prices} registerBase={registerBase} notes={isPaid && <Notes lang={lang} />} />
			</div>
		</section>
	);
}

/** Three packages as cards, which phones fold except the highlighted one, then the comparison with the notes. */
function Cards({ lang, prices, registerBase, notes }: CardsProps & { notes: ReactNode }) {
	const { packages, rise } = prices;
	const hrefOf = (packageCode: string, code?: string) => {
		if (!registerBase) return "#registration-unavailable";
		const address = `${registerBase}?package=${encodeURIComponent(packageCode)}`;
		return code ? `${address}&code=${encodeURIComponent(code)}` : address;
	};
	const cards = shownAsCards(packages);
	const lit = cards.find((one) => one.isRecommended) ?? (cards.length === 1 ? cards[0] : undefined);
	const others = packages.filter((one) => !cards.includes(one));
	const common = { lang, rise, hrefOf };
	return (
		<>
			<ul className={cards.length === 1 ? "prices prices-one" : "prices"}>
				{cards.map((one, index) => (
					<PriceCard key={one.code} {...common} card={one} isLit={one === lit} foldId={`package-${index + 1}`} />
				))}
			</ul>
			{others.length > 0 ? (
				<Comparison lang={lang} packages={packages} others={others} hrefOf={hrefOf}>
					{notes}
				</Comparison>
			) : (
				notes
			)}
		</>
	);
}

function Rounds({ lang, prices }: { lang: Lang; prices: PriceList }) {
	const { rise } = prices;
	const inDays =
		rise &&
		(rise.inDays === 0
			? texts.riseToday[lang]
			: rise.inDays === 1
				? texts.riseTomorrow[lang]
				: plural(lang, rise.inDays, dayForms));
	return (
		<ol className="rounds">
			{prices.rounds.map((round) => (
				<li className={`round round-${round.state}`} key={round.number}>
					<span>
						<RoundName lang={lang} round={round} />
						<small>
							{round.range}
							{round.state === "past" && `, ${texts.ended[lang]}`}
						</small>
					</span>
					{round.state === "running" && inDays && (
						<span className="round-rise">
							<Icon name="clock" size={22} />
							{inDays}
						</span>
					)}
				</li>
			))}
		</ol>
	);
}

function RoundName({ lang, round: { name, state } }: { lang: Lang; round: RoundView }) {
	if (state === "past") return <s>{name}</s>;
	return <b>{state === "running" ? `${name} ${texts.runs[lang]}` : name}</b>;
}

function Notes({ lang }: { lang: Lang }) {
	return (
		<ul className="price-notes">
			{texts.notes.map((note) => (
				<li key={note.icon}>
					<Icon name={note.icon} size={22} />
					<span>
						<b>{note.title[lang]}</b>
						<small>{note.text[lang]}</small>
					</span>
				</li>
			))}
		</ul>
	);
}
