import { type ReactNode, useEffect, useRef } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import { momentText } from "../../../kit/time/moment.ts";
import { calendarDateText, dayOf, timeText } from "../../../kit/time/zone.ts";
import { Icon, type IconName } from "../../../kit/ui/icons.tsx";
import { WaitState } from "../../../kit/ui/wait-state.tsx";
import { isOfChange } from "../../orders/rules.ts";
import type { PaymentInfo } from "../contract.ts";
import { orderTexts as texts } from "../page-texts.ts";
import { isOrderNumber, type OrderView, orderView } from "../state.ts";
import { AskInvoice } from "./AskInvoice.tsx";
import { CodesPanel } from "./CodesPanel.tsx";
import { ConfirmAddress } from "./ConfirmAddress.tsx";
import { GiveBack, Refunds } from "./GiveBack.tsx";
import { DeliveryData, Documents, OrderLines, PayerData, Tickets, TransferData } from "./OrderParts.tsx";
import { PayActions } from "./PayActions.tsx";
import { useOrder } from "./use-order.ts";
import { useTeamCodes } from "./use-team-codes.ts";

const TITLES = { unknown: "notFoundTitle", locked: "lockedTitle", lost: "lostTitle" } as const;

type PanelProps = { lang: Lang; base: string };
type PaidSlot = { paid: (info: PaymentInfo) => ReactNode };

export function OrderPanel({ lang, base, paid }: PanelProps & PaidSlot) {
	const order = useOrder(lang);
	const { state } = order;
	if (state.name === "loading" || state.name === "leaving") {
		return <WaitState text={texts[state.name][lang]} noScript={texts.noScript[lang]} />;
	}
	if (state.name === "shown") return <Order lang={lang} base={base} info={state.info} order={order} paid={paid} />;
	return (
		<div className="wrap state" role="alert">
			{"sentence" in state && <h1 className="h-page">{texts[TITLES[state.name]][lang]}</h1>}
			<p className="lead text-pretty">{"sentence" in state ? state.sentence : texts.noAnswer[lang]}</p>
			<div className="state-actions">
				{state.name === "locked" && (
					<a className="btn" href={`${base}/user.html?order=${encodeURIComponent(order.secretOf())}`}>
						{texts.logIn[lang]}
					</a>
				)}
				{state.name === "unanswered" && (
					<button type="button" className="btn" onClick={() => void order.ask()}>
						{texts.tryAgain[lang]}
					</button>
				)}
				{state.name === "lost" && (
					<a className="btn" href={`${base}/user.html`}>
						{texts.toAccount[lang]}
					</a>
				)}
				<a className="btn btn-outline" href={base || "/"}>
					{texts.backToEvent[lang]}
				</a>
			</div>
		</div>
	);
}

/** "12:30", with the day if it is not the order's. */
function untilText(lang: Lang, { holdsUntil, createdDate, timeZone }: PaymentInfo): string {
	if (!holdsUntil) return "";
	const until = new Date(holdsUntil);
	const isToday = dayOf(until, timeZone) === dayOf(new Date(createdDate), timeZone);
	return isToday ? timeText(lang, until, timeZone) : momentText(lang, until, timeZone);
}

function dueText(lang: Lang, { transfer }: PaymentInfo): string {
	return transfer?.dueOn ? calendarDateText(lang, transfer.dueOn) : "";
}

const MESSAGES: Record<OrderView, { icon: IconName; title: keyof typeof texts; text: keyof typeof texts }> = {
	wait: { icon: "clock", title: "waitTitle", text: "wait" },
	failed: { icon: "warning", title: "waitTitle", text: "wait" },
	await: { icon: "clock", title: "awaitTitle", text: "await" },
	transfer: { icon: "clock", title: "transferTitle", text: "transfer" },
	confirm: { icon: "mail", title: "confirmTitle", text: "confirm" },
	approval: { icon: "clock", title: "approvalTitle", text: "approval" },
	paid: { icon: "check", title: "paidTitle", text: "paid" },
	deferred: { icon: "check", title: "deferredTitle", text: "deferred" },
	expired: { icon: "warning", title: "expiredTitle", text: "expired" },
	late: { icon: "warning", title: "lateTitle", text: "late" },
	cancelled: { icon: "cross", title: "cancelledTitle", text: "cancelled" },
	returned: { icon: "check", title: "returnedTitle", text: "returned" },
};
/** Messages that differ for a team's order. */
const TEAM_MESSAGES: Partial<typeof MESSAGES> = {
	paid: { icon: "check", title: "paidTeamTitle", text: "paidTeam" },
	deferred: { icon: "check", title: "deferredTitle", text: "deferredTeam" },
};

/** Messages for an order that extends a ticket. */
const ADDITION_MESSAGES: Partial<typeof MESSAGES> = {
	paid: { icon: "check", title: "addedTitle", text: "added" },
	deferred: { icon: "check", title: "deferredTitle", text: "deferredAdded" },
	expired: { icon: "warning", title: "expiredTitle", text: "expiredAdded" },
	cancelled: { icon: "cross", title: "cancelledTitle", text: "cancelledAdded" },
	returned: { icon: "check", title: "returnedAddedTitle", text: "returned" },
};

/** Messages for an order that changes a ticket's package. */
const CHANGE_MESSAGES: Partial<typeof MESSAGES> = {
	paid: { icon: "check", title: "changedTitle", text: "changed" },
	deferred: { icon: "check", title: "deferredTitle", text: "deferredChanged" },
	expired: { icon: "warning", title: "expiredTitle", text: "expiredChanged" },
	cancelled: { icon: "cross", title: "cancelledTitle", text: "cancelledChanged" },
	returned: { icon: "check", title: "returnedChangedTitle", text: "returned" },
};

type OrderProps = PanelProps & { info: PaymentInfo; order: ReturnType<typeof useOrder> };

const isOfTeam = (info: PaymentInfo) => info.lines.some((line) => line.kind === "team");

function Order({ lang, base, info, order, paid }: OrderProps & PaidSlot) {
	const view = orderView(info);
	const first = useRef(view);
	const isTeam = isOfTeam(info);
	const isLit = view === "paid" && !isTeam && !info.isAddition && info.tickets.length > 0;
	const state = (
		<StateInWords lang={lang} info={info} view={view} first={first.current} isRefused={order.refusal !== undefined} />
	);
	const parts = { lang, base, info, order, view, isTeam, isLit };
	return (
		<>
			{isLit && (
				<div className="paid beams on-dark">
					<div className="wrap">
						{state}
						{paid(info)}
					</div>
				</div>
			)}
			<div className="wrap reg">
				<div className="reg-main">
					{!isLit && state}
					<ToDo {...parts} />
					<Bought {...parts} />
				</div>
				<div className="reg-side">
					<OrderLines lang={lang} info={info} />
					{!isOrderNumber(order.secretOf()) && (
						<p className="field-help px-1 print:hidden">{texts.keepAddress[lang]}</p>
					)}
				</div>
			</div>
		</>
	);
}

/** `isLit`: the order is on the stage with its ticket. */
type PartProps = OrderProps & { view: OrderView; isTeam: boolean; isLit: boolean };

/** The missing part, or the next step. */
function ToDo({ lang, base, info, order, view, isTeam, isLit }: PartProps) {
	const isOpen = info.isPayable;
	const isWaiting = view === "confirm" || view === "approval";
	const isStanding = info.status === "reserved" || info.status === "confirmed";
	const confirming = isStanding && info.unconfirmedEmail && (
		<ConfirmAddress lang={lang} info={info} email={info.unconfirmedEmail} isFirst={view === "confirm"} />
	);
	return (
		<>
			{order.refusal && (
				<p className="notice notice-warn" role="alert">
					<Icon name="warning" />
					<span>{order.refusal}</span>
				</p>
			)}
			{info.transfer && (isOpen || view === "deferred") && (
				<TransferData lang={lang} info={info} transfer={info.transfer} />
			)}
			{view === "confirm" && confirming}
			{isOpen || isWaiting ? (
				<PayActions lang={lang} info={info} view={view} order={order} until={untilText(lang, info)} />
			) : (
				!isTeam && !isLit && <Onward lang={lang} base={base} info={info} view={view} />
			)}
			{view !== "confirm" && confirming}
		</>
	);
}

function Bought({ lang, base, info, order, view, isTeam, isLit }: PartProps) {
	const returned = info.lines.reduce((sum, line) => sum + line.refundedQuantity, 0);
	// deferred orders have codes after payment
	const hasCodes = isTeam && info.status === "confirmed" && view !== "deferred";
	const team = useTeamCodes(lang, order.secretOf(), hasCodes, returned);
	return (
		<>
			{!isLit && <Tickets lang={lang} tickets={info.tickets} />}
			{hasCodes && <CodesPanel lang={lang} info={info} team={team} secret={order.secretOf()} />}
			<Refunds lang={lang} info={info} />
			<Documents lang={lang} documents={info.documents} />
			<AskInvoice lang={lang} info={info} order={order} />
			<DeliveryData lang={lang} delivery={info.delivery} />
			<PayerData lang={lang} payer={info.payer} />
			<GiveBack key={returned} lang={lang} info={info} order={order} codes={team.codes} hasCodes={hasCodes} />
			{isTeam && !info.isPayable && <Onward lang={lang} base={base} info={info} view={view} isCalm />}
		</>
	);
}

/** `first` is the view at page load. `isRefused`: the last refusal is shown below already. */
type StateProps = { lang: Lang; info: PaymentInfo; view: OrderView; first: OrderView; isRefused: boolean };

/** A changed view is announced and takes the focus, except at first. */
// long: a state's texts, filled in, then shown
function StateInWords({ lang, info, view, first, isRefused }: StateProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	const last = useRef(first); // the stage uses another element
	useEffect(() => {
		if (last.current !== view) heading.current?.focus();
		last.current = view;
	}, [view]);
	const isTeam = isOfTeam(info);
	const ofTicket = isOfChange(info.lines) ? CHANGE_MESSAGES : ADDITION_MESSAGES;
	const messages = info.isAddition ? ofTicket : isTeam ? TEAM_MESSAGES : {};
	const sentence = messages[view] ?? MESSAGES[view];
	const { icon, text } = sentence;
	const title = isTeam && view === "paid" && info.grossGrosz === 0 ? "freeTeamTitle" : sentence.title;
	const words = texts[text][lang]
		.replace("{until}", () => untilText(lang, info))
		.replace("{email}", () => info.unconfirmedEmail ?? "")
		.replace("{came}", () => moneyText(lang, info.unwantedGrosz))
		.replace("{amount}", () => moneyText(lang, info.dueGrosz))
		.replace("{due}", () => dueText(lang, info));
	return (
		<section className="order-state" data-view={view}>
			<p className="chip chip-outline">
				<span>
					{localized(lang, info.eventName, info.eventNameEn)} · {fill(texts.number[lang], "")}
					<span className="whitespace-nowrap">{info.number}</span>
				</span>
			</p>
			<h1 className="h-page focus:outline-none" tabIndex={-1} ref={heading}>
				<span className="order-mark">
					{view === "await" ? <span className="spinner" aria-hidden="true" /> : <Icon name={icon} size={36} />}
				</span>
				{texts[title][lang]}
			</h1>
			<div role="status" className="grid gap-4">
				{view === "failed" && !isRefused && (
					<p className="notice notice-warn">
						<Icon name="warning" />
						<span>{texts.failed[lang]}</span>
					</p>
				)}
				<p className="lead text-pretty wrap-anywhere">{words}</p>
				{view === "confirm" && <p className="text-pretty">{texts[afterConfirming(info)][lang]}</p>}
			</div>
		</section>
	);
}

function afterConfirming({ method, grossGrosz }: PaymentInfo) {
	if (grossGrosz === 0) return "confirmThenCodes" as const;
	return method === "deferred" ? ("confirmThenDeferred" as const) : ("confirmThenTransfer" as const);
}

type OnwardProps = PanelProps & { info: PaymentInfo; view: OrderView; isCalm?: boolean };

/** Links to a new order. Extras of a ticket are ordered in the account. */
function Onward({ lang, base, info, view, isCalm }: OnwardProps) {
	const isGood = view === "paid" || view === "deferred" || info.isAddition;
	const isChange = isOfChange(info.lines);
	// a valid order needs no new one
	const canOrderAgain = !isGood && info.status !== "reserved";
	const again = info.packageCode ? `?package=${encodeURIComponent(info.packageCode)}` : "";
	return (
		<div className="state-actions">
			{(isChange || isGood || canOrderAgain) && (
				<a
					className={isCalm ? "btn btn-soft" : "btn"}
					href={
						isChange ? `${base}/account/ticket` : isGood ? `${base}/user.html` : `${base}/registration.html${again}`
					}
				>
					{texts[isChange ? "toTicket" : isGood ? "toAccount" : "registerAgain"][lang]}
					<Icon name="arrow" />
				</a>
			)}
			<a className="btn btn-outline" href={base || "/"}>
				{texts.backToEvent[lang]}
			</a>
		</div>
	);
}
