import { usePrefetchQuery, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { UnpaidOrders } from "../../../features/orders/web/OwnOrders.tsx";
import type { TicketInfo } from "../../../features/tickets/contract.ts";
import { OwnTickets } from "../../../features/tickets/web/OwnTickets.tsx";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { siteNow } from "../../../kit/ui/site-now.ts";
import type { AccountFrame } from "../frame.ts";
import { PartFailed } from "../PartFailed.tsx";
import { meQuery, ordersQuery, ticketsQuery } from "../queries.ts";
import { ScreenHead } from "../ScreenHead.tsx";
import { useFrame } from "../use-frame.ts";
import { daysUntil } from "./days-until.ts";
import { greeting } from "./greeting.ts";
import { daysLeft, screenTexts as texts } from "./texts.ts";

/** These come after the ticket itself. */
const NextPlan = lazy(async () => ({ default: (await import("./NextPlan.tsx")).NextPlan }));
const PlanCount = lazy(async () => ({ default: (await import("./NextPlan.tsx")).PlanCount }));
const WaitingPeople = lazy(async () => ({ default: (await import("./WaitingPeople.tsx")).WaitingPeople }));
const TicketAdditions = lazy(async () => ({ default: (await import("./TicketAdditions.tsx")).TicketAdditions }));

/** What matters today: the ticket, what comes next, what waits to be paid. */
// long: one screen's markup, whose parts are components already
export function Today() {
	const frame = useFrame();
	const { lang, base, event } = frame;
	usePrefetchQuery(ordersQuery(lang)); // beside the tickets, not after them: what is to be paid pushes nothing down
	const tickets = useSuspenseQuery(ticketsQuery(lang));
	const orders = useQuery(ordersQuery(lang));
	const name = useQuery(meQuery(lang)).data?.firstName;
	const own = tickets.data.tickets.filter((one) => one.eventCode === event.code && one.status !== "cancelled");
	return (
		<>
			<ScreenHead
				title={greeting(lang, name)}
				lead={
					<>
						{leadOf(frame, own)}
						<Suspense>
							<PlanCount />
						</Suspense>
					</>
				}
			/>
			<div className="acc-columns">
				<div className="acc-column acc-beside">
					{orders.isError && !orders.data && <PartFailed what={texts.ordersFailed[lang]} onRetry={orders.refetch} />}
					<UnpaidOrders lang={lang} base={base} orders={orders.data?.orders ?? []} />
				</div>
				<div className="acc-column">
					{own.length > 0 ? (
						<OwnTickets
							lang={lang}
							tickets={own}
							extrasOf={(id) => (
								<Suspense>
									<TicketAdditions registrationId={id} />
								</Suspense>
							)}
						/>
					) : (
						<NoTicket lang={lang} base={base} isOver={event.isOver} />
					)}
					<Suspense>
						<NextPlan />
					</Suspense>
					<Suspense>
						<WaitingPeople />
					</Suspense>
				</div>
			</div>
		</>
	);
}

/** How far the event is, by days of its own zone, and that one has no ticket for it. */
function leadOf({ lang, event }: AccountFrame, own: readonly TicketInfo[]): string {
	const named = (text: string) => text.replace("#event", () => event.name);
	const [ticket] = own;
	if (!ticket) return named(texts[event.isOver ? "over" : "noTicketHere"][lang]);
	if (event.isOver) return named(texts.over[lang]);
	const days = daysUntil(ticket.startDate, event.timeZone, siteNow());
	if (days <= 0) return named(texts.running[lang]);
	return named(texts.countdown[lang]).replace("#days", () => daysLeft(lang, days));
}

function NoTicket({ lang, base, isOver }: { lang: Lang; base: string; isOver: boolean }) {
	return (
		<section className="card empty-state">
			<Icon name="ticket" size={28} />
			<h2 className="h-card">{texts.noTicket[lang]}</h2>
			<p className="text-muted text-pretty">{texts.noTicketLead[lang]}</p>
			{isOver ? (
				<Link className="btn btn-small" to="/ticket">
					{texts.ticketsTitle[lang]}
				</Link>
			) : (
				<a className="btn btn-small" href={`${base}/registration.html`}>
					{texts.register[lang]}
				</a>
			)}
		</section>
	);
}
