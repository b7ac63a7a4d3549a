import { fill } from "../../../kit/i18n/fill.ts";
import "./today/today.css";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { meQuery } from "../../../features/account/web/me-query.ts";
import { ownOptionsQuery } from "../../../features/additions/web/additions-query.ts";
import { categoriesQuery } from "../../../features/agenda/web/categories-query.ts";
import { conversationsQuery } from "../../../features/chat/web/chat-queries.ts";
import { lectureAccessQuery, liveProgrammeQuery } from "../../../features/live/web/live-queries.ts";
import { meetingQuery } from "../../../features/matchmaking/web/people-queries.ts";
import { UnpaidOrders } from "../../../features/order-page/web/OwnOrders.tsx";
import { ordersQuery } from "../../../features/order-page/web/orders-query.ts";
import { changesQuery } from "../../../features/package-changes/web/change-query.ts";
import { seatQueueQuery } from "../../../features/plan/web/seat-queue-query.ts";
import { planQuery } from "../../../features/plan/web/use-plan.ts";
import { fittingStandsQuery } from "../../../features/stands/web/stands-queries.ts";
import type { OwnTicketInfo } from "../../../features/tickets/contract.ts";
import { OwnTickets } from "../../../features/tickets/web/OwnTickets.tsx";
import { ticketsQuery } from "../../../features/tickets/web/tickets-query.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { siteNow } from "../../../kit/ui/site-now.ts";
import type { AppFrame } from "../../client/frame.ts";
import { useIsOffline } from "../../client/offline.ts";
import { PartFailed } from "../../client/PartFailed.tsx";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { ScreenSkeleton } from "../../client/ScreenSkeleton.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { useLook } from "./agenda/look.ts";
import { daysUntil } from "./days-until.ts";
import { greeting } from "./greeting.ts";
import { NextPlan, PlanCount } from "./NextPlan.tsx";
import { PlanChanges } from "./PlanChanges.tsx";
import { OpenQuestions } from "./questions/OpenQuestions.tsx";
import { TicketAdditions } from "./TicketAdditions.tsx";
import { daysLeft, screenTexts as texts } from "./texts.ts";
import { FittingCompanies } from "./today/FittingCompanies.tsx";
import { Invitations, useInvitationsQuery } from "./today/Invitations.tsx";
import { InviteFriends } from "./today/InviteFriends.tsx";
import { OnNowForYou } from "./today/OnNowForYou.tsx";
import { SeatOffers } from "./today/SeatOffers.tsx";
import { UnreadMessages } from "./today/UnreadMessages.tsx";
import { useOwnMeetingsQuery } from "./today/use-own-meetings.ts";
import { useSettled } from "./use-settled.ts";

// long: one screen's markup, whose parts are components already
export function Today() {
	const frame = useFrame();
	const { lang, base, event } = frame;
	const look = useLook();
	const isSettled = useTodaySettled();
	const isOffline = useIsOffline();
	const tickets = useSuspenseQuery(ticketsQuery(lang));
	const orders = useQuery(ordersQuery(lang));
	const name = useQuery(meQuery(lang)).data?.firstName;
	if (!isSettled) return <ScreenSkeleton />;
	const own = ownTickets(tickets.data.tickets, event.code);
	return (
		<>
			<ScreenHead
				title={greeting(lang, name)}
				lead={
					<>
						{leadOf(frame, own)}
						<PlanCount />
					</>
				}
			/>
			<div className="acc-columns today-columns">
				<div className="acc-column">
					{!event.isOver && <SeatOffers look={look} />}
					{!event.isOver && <OnNowForYou look={look} />}
					{own.length > 0 ? (
						<OwnTickets
							lang={lang}
							tickets={own}
							isOffline={isOffline}
							extrasOf={(id) => <TicketAdditions registrationId={id} />}
						/>
					) : (
						<NoTicket lang={lang} base={base} isOver={event.isOver} />
					)}
					<PlanChanges look={look} />
					<NextPlan look={look} />
					{!event.isOver && <FittingCompanies />}
				</div>
				<div className="acc-column acc-beside">
					{orders.isError && !orders.data && <PartFailed what={texts.ordersFailed[lang]} onRetry={orders.refetch} />}
					<OpenQuestions tickets={own} />
					<UnpaidOrders lang={lang} base={base} orders={orders.data?.orders ?? []} />
					<Invitations />
					<UnreadMessages />
					{!event.isOver && <InviteFriends />}
				</div>
			</div>
		</>
	);
}

const ownTickets = (tickets: readonly OwnTicketInfo[], eventCode: string) =>
	tickets.filter((one) => one.eventCode === eventCode && one.status !== "cancelled");

/** Waits for the parts of the screen, to prevent layout shifts. */
function useTodaySettled(): boolean {
	const { lang, event } = useFrame();
	const { data: tickets } = useQuery(ticketsQuery(lang));
	const own = ownTickets(tickets?.tickets ?? [], event.code);
	const day = [liveProgrammeQuery(event.code), lectureAccessQuery(event.code), categoriesQuery(event.code)];
	const people = [
		meetingQuery(lang, event.code),
		useInvitationsQuery(),
		useOwnMeetingsQuery(),
		conversationsQuery(lang),
	];
	const ticket = [
		ticketsQuery(lang),
		ownOptionsQuery(lang),
		...own.map((one) => changesQuery(one.registrationId, lang)),
	];
	return useSettled([
		meQuery(lang),
		ordersQuery(lang),
		planQuery(event.code),
		seatQueueQuery(event.code),
		fittingStandsQuery(lang, event.code),
		...(event.isOver ? [] : day),
		...people,
		...ticket,
	]);
}

function leadOf({ lang, event }: AppFrame, own: readonly OwnTicketInfo[]): string {
	const named = (text: string) => fill(text, { event: event.name });
	const [ticket] = own;
	if (!ticket) return named(texts[event.isOver ? "over" : "noTicketHere"][lang]);
	if (event.isOver) return named(texts.over[lang]);
	const days = daysUntil(ticket.startDate, event.timeZone, siteNow());
	if (days <= 0) return named(texts.running[lang]);
	return fill(named(texts.countdown[lang]), { days: daysLeft(lang, days) });
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
