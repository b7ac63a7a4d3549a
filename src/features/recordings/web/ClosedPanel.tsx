import { fill } from "../../../kit/i18n/fill.ts";
import "./recordings.css";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { Icon, type IconName } from "../../../kit/ui/icons.tsx";
import type { ListedRecording, RecordingOffer } from "../contract.ts";
import { offerFor } from "../offer.ts";
import { recordingTexts as texts } from "./texts.ts";

export type ClosedViewer = {
	lang: Lang;
	base: string;
	timeZone: string;
	packageName: string | null;
	offers: readonly RecordingOffer[];
	/** Whether some of the event's recordings are open to them. */
	hasSome: boolean;
};

/** Says why the recording is closed, and which package opens it. */
export function ClosedPanel({ recordings, ...looking }: ClosedViewer & { recordings: readonly ListedRecording[] }) {
	if (recordings.length === 0) return null;
	const { lang, timeZone } = looking;
	const locked = recordings.filter((one) => one.state === "locked");
	const offer = offerFor(looking.offers, locked);
	const day = () => dateText(lang, latestEnd(recordings), timeZone);
	if (recordings.every((one) => one.state === "over"))
		return (
			<EmptyCard
				icon="clock"
				title={fill(texts[recordings.length > 1 ? "overTitle" : "overOne"][lang], { day: day() })}
				lead={texts.overLead[lang]}
			/>
		);
	if (locked.length > 0 && offer) return <LockedPanel {...looking} offer={offer} />;
	if (recordings.some((one) => one.state === "unpaid"))
		return (
			<EmptyCard icon="lock" title={texts.unpaidTitle[lang]} lead={texts.unpaidLead[lang]}>
				<Link className="btn btn-small" to="/data">
					{texts.toPayments[lang]}
				</Link>
			</EmptyCard>
		);
	return null;
}

const latestEnd = (recordings: readonly ListedRecording[]) =>
	new Date(Math.max(...recordings.map((one) => Date.parse(one.watchUntil))));

type BuyingProps = Pick<ClosedViewer, "lang" | "base"> & { offer: RecordingOffer; hasTicket: boolean };

function LockedPanel({ offer, hasSome, ...looking }: ClosedViewer & { offer: RecordingOffer }) {
	const { lang, packageName } = looking;
	const own = packageName && fill(texts[hasSome ? "ownOpens" : "ownNone"][lang], { package: packageName });
	return (
		<OfferPanel
			{...looking}
			offer={offer}
			title={texts[offer.opens === "all" ? "lockedAll" : "lockedOnline"][lang]}
			lead={[texts.months[lang], own].filter(Boolean).join(" ")}
		/>
	);
}

type OfferProps = Pick<ClosedViewer, "lang" | "base" | "packageName"> & {
	offer: RecordingOffer;
	title: string;
	lead: string;
};

/** A further package with its price today. */
export function OfferPanel({ lang, base, packageName, offer, title, lead }: OfferProps) {
	const price =
		offer.grossGrosz !== null &&
		fill(texts[packageName ? "change" : "price"][lang], { price: moneyText(lang, offer.grossGrosz) });
	return (
		<section className="rec-locked">
			<p className="rec-locked-head">
				<Icon name="lock" size={20} />
				{fill(texts.inPackage[lang], { package: offer.packageName })}
			</p>
			<h2>{title}</h2>
			<p>{[lead, price].filter(Boolean).join(" ")}</p>
			{offer.grossGrosz !== null && <Buying lang={lang} base={base} offer={offer} hasTicket={packageName !== null} />}
		</section>
	);
}

/** Links to a change for ticket holders, otherwise to registration. */
function Buying({ lang, base, offer, hasTicket }: BuyingProps) {
	const chosen = `?package=${encodeURIComponent(offer.packageCode)}`;
	return hasTicket ? (
		<Link className="btn btn-key" to={`/ticket/change${chosen}`}>
			{texts.toChange[lang]}
		</Link>
	) : (
		<a className="btn btn-key" href={`${base}/registration.html${chosen}`}>
			{texts.register[lang]}
		</a>
	);
}

export function EmptyCard({
	icon,
	title,
	lead,
	children,
}: {
	icon: IconName;
	title: string;
	lead: string;
	children?: ReactNode;
}) {
	return (
		<section className="card empty-state">
			<Icon name={icon} size={28} />
			<h2 className="h-card">{title}</h2>
			<p className="text-muted text-pretty">{lead}</p>
			{children}
		</section>
	);
}
