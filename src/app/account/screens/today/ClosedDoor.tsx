import { Link } from "wouter";
import type { RecordingOffer } from "../../../../features/recordings/contract.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import { Icon } from "../../../../kit/ui/icons.tsx";
import { useFrame } from "../../../client/use-frame.ts";
import { todayTexts as texts } from "./texts.ts";

type Props = {
	/** The plural name of the locked content. */
	title: string;
	state: "unpaid" | "locked";
	/** Null without a ticket. */
	packageName: string | null;
	/** Undefined if no package gives access. */
	offer: RecordingOffer | undefined;
};

/** Offers a payment or an upgrade if one opens the content. */
export function ClosedDoor({ title, state, packageName, offer }: Props) {
	const { lang } = useFrame();
	const own = packageName ? fill(texts.closedOwn[lang], { package: packageName }) : texts.closedNoTicket[lang];
	return (
		<section className="card acc-card">
			<h2 className="h-card today-closed">
				<Icon name="lock" size={22} />
				{title}
			</h2>
			{state === "unpaid" ? (
				<>
					<p className="text-muted">{texts.closedUnpaid[lang]}</p>
					<p>
						<Link className="btn btn-small" to="/data">
							{texts.toPayments[lang]}
						</Link>
					</p>
				</>
			) : (
				<OfferLink own={own} offer={offer} hasTicket={packageName !== null} />
			)}
		</section>
	);
}

function OfferLink({ own, offer, hasTicket }: { own: string; offer: RecordingOffer | undefined; hasTicket: boolean }) {
	const { lang, base } = useFrame();
	if (!offer || offer.grossGrosz === null)
		return <p className="text-muted text-pretty">{`${own} ${texts.closedForGood[lang]}`}</p>;
	const price = moneyText(lang, offer.grossGrosz);
	const opens = fill(texts[hasTicket ? "opensChange" : "opensBuy"][lang], { package: offer.packageName, price });
	const chosen = `?package=${encodeURIComponent(offer.packageCode)}`;
	const label = fill(texts[hasTicket ? "toChange" : "toBuy"][lang], offer.packageName);
	return (
		<>
			<p className="text-muted text-pretty">{hasTicket ? `${own} ${opens}` : opens}</p>
			<p>
				{hasTicket ? (
					<Link className="btn btn-small" to={`/ticket/change${chosen}`}>
						{label}
					</Link>
				) : (
					<a className="btn btn-small" href={`${base}/registration.html${chosen}`}>
						{label}
					</a>
				)}
			</p>
		</>
	);
}
