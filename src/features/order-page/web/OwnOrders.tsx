import type { ResponseOf } from "../../../kit/contract/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import { momentText } from "../../../kit/time/moment.ts";
import { ownZone } from "../../../kit/time/own-zone.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { getOwnOrders } from "../contract.ts";
import { ownOrdersTexts as texts } from "../own-orders-texts.ts";

type OwnOrder = ResponseOf<typeof getOwnOrders>["orders"][number];
type Props = { lang: Lang; base: string };
type ListProps = Props & { orders: readonly OwnOrder[] };

export function UnpaidOrders({ lang, base, orders }: ListProps) {
	const unpaid = orders.filter((one) => one.isPayable);
	if (unpaid.length === 0) return null;
	return (
		<ul className="own-orders">
			{unpaid.map((one) => (
				<UnpaidOrder key={one.number} lang={lang} base={base} one={one} />
			))}
		</ul>
	);
}

/** A person's orders; unpaid ones come first. */
export function OwnOrders({ lang, base, orders }: ListProps) {
	const others = orders.filter((one) => !one.isPayable);
	return (
		<section className="grid gap-6" aria-labelledby="own-orders">
			<h2 className="h-card" id="own-orders">
				{texts.title[lang]}
			</h2>
			{orders.length === 0 && <p className="text-muted">{texts.none[lang]}</p>}
			<UnpaidOrders lang={lang} base={base} orders={orders} />
			{others.length > 0 && (
				<ul className="card order-list">
					{others.map((one) => (
						<OrderRow key={one.number} lang={lang} base={base} one={one} />
					))}
				</ul>
			)}
		</section>
	);
}

type OrderProps = Props & { one: OwnOrder };

function hrefOf({ base, one }: OrderProps): string {
	return `${base}/order.html?id=${encodeURIComponent(one.number)}`;
}

function eventAndDay({ lang, one }: OrderProps): string {
	// in the person's zone
	return `${localized(lang, one.eventName, one.eventNameEn)}, ${dateText(lang, new Date(one.createdDate), ownZone())}`;
}

function UnpaidOrder(props: OrderProps) {
	const { lang, one } = props;
	const amount = moneyText(lang, one.dueGrosz);
	return (
		<li className="order-due">
			<h3 className="h-card">
				<Icon name="clock" size={24} /> {texts.toPayTitle[lang]}
			</h3>
			<p>
				{fill(texts.number[lang], one.number)}
				<br />
				{eventAndDay(props)}
			</p>
			<ul className="font-semibold">
				{one.lines.map(({ name, nameEn, quantity }, index) => (
					<li key={index}>
						{quantity} × {localized(lang, name, nameEn)}
					</li>
				))}
			</ul>
			<p className="order-amount">{amount}</p>
			{one.holdsUntil && <p>{fill(texts.heldUntil[lang], momentText(lang, new Date(one.holdsUntil), one.timeZone))}</p>}
			<a className="btn" href={hrefOf(props)}>
				{fill(texts.pay[lang], amount)}
			</a>
		</li>
	);
}

function stateText({ lang, one }: OrderProps): string {
	if (one.status === "cancelled") return texts[one.refundedGrosz > 0 ? "returned" : "cancelled"][lang];
	if (one.waitsFor === "approval") return texts.approval[lang];
	if (one.status !== "confirmed") return texts.expired[lang]; // even before the job ran
	if (one.grossGrosz === 0) return texts.free[lang];
	return one.dueGrosz > 0 ? fill(texts.toPay[lang], moneyText(lang, one.dueGrosz)) : texts.paid[lang];
}

function OrderRow(props: OrderProps) {
	const { lang, one } = props;
	const isGood = one.status === "confirmed" && one.dueGrosz === 0;
	return (
		<li>
			<span className="min-w-0">
				<b className="wrap-anywhere">{eventAndDay(props)}</b>
				<span className="field-help block wrap-anywhere">{fill(texts.number[lang], one.number)}</span>
			</span>
			<span className="tabular">{moneyText(lang, one.grossGrosz)}</span>
			<span className={isGood ? "chip order-good" : "chip"}>{stateText(props)}</span>
			<a className="btn btn-soft btn-list" href={hrefOf(props)} aria-label={fill(texts.seeOrder[lang], one.number)}>
				{texts.see[lang]}
			</a>
		</li>
	);
}
