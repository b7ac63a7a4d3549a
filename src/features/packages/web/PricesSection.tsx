import type { Lang } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { SectionHead } from "../../../kit/ui/section-head.tsx";
import type { PriceList, RoundView } from "../contract.ts";
import { placesForms } from "../places-texts.ts";
import { dayForms, texts } from "../texts.ts";
import { PriceCard, PriceFold } from "./PriceCard.tsx";

type CardsProps = { lang: Lang; prices: PriceList; registerBase: string | null };

/**
 * The packages with the prices of the running round. `registerBase` is the registration page's address; null where
 * registration is closed. `closed` says why nothing that costs money is sold; null where it is.
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
				<Cards {...{ lang, prices, registerBase }} />
				{isPaid && <Notes lang={lang} />}
			</div>
		</section>
	);
}

/** A card for every package; on a phone the ones that are not recommended fold. */
function Cards({ lang, prices, registerBase }: CardsProps) {
	const { packages, rise } = prices;
	const isSingle = packages.length === 1;
	const hrefOf = (code: string) =>
		registerBase ? `${registerBase}?package=${encodeURIComponent(code)}` : "#registration-unavailable";
	const common = { lang, rise };
	const others = packages.filter((one) => !one.isRecommended && !isSingle);
	return (
		<>
			<ul
				className={isSingle ? "prices prices-one" : "prices"}
				style={{ "--n": packages.length, "--m": others.length === 3 ? 3 : 2 } as React.CSSProperties}
			>
				{packages.map((one) => (
					<PriceCard
						key={one.code}
						{...common}
						card={one}
						href={hrefOf(one.code)}
						isLit={one.isRecommended || isSingle}
						isAlone={isSingle}
					/>
				))}
			</ul>
			{others.length > 0 && (
				<div className="price-folds">
					{others.map((one) => (
						<PriceFold key={one.code} {...common} card={one} href={hrefOf(one.code)} />
					))}
				</div>
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

function RoundName({ lang, round }: { lang: Lang; round: RoundView }) {
	const name = `${texts.round[lang]} ${round.number}`;
	if (round.state === "past") return <s>{name}</s>;
	return <b>{round.state === "running" ? `${name} ${texts.runs[lang]}` : name}</b>;
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
