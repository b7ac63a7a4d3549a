import { fill } from "../../../../kit/i18n/fill.ts";
import "../../../../features/matchmaking/web/people.css";
import "../../../../features/profiles/web/profile.css";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { MeetingAtEvent } from "../../../../features/matchmaking/contract.ts";
import { meetingRefusals } from "../../../../features/matchmaking/texts.ts";
import { LockedPeople } from "../../../../features/matchmaking/web/LockedPeople.tsx";
import { moderationTexts } from "../../../../features/matchmaking/web/moderation-texts.ts";
import { meetingQuery } from "../../../../features/matchmaking/web/people-queries.ts";
import { peopleTexts as texts } from "../../../../features/matchmaking/web/texts.ts";
import { changesQuery } from "../../../../features/package-changes/web/change-query.ts";
import { ticketsQuery } from "../../../../features/tickets/web/tickets-query.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import { Icon } from "../../../../kit/ui/icons.tsx";
import { NavLink } from "../../../client/NavLink.tsx";
import { ScreenHead } from "../../../client/ScreenHead.tsx";
import { useFrame } from "../../../client/use-frame.ts";

/** Shows the reason if access is denied. */
export function PeopleFrame({ children }: { children: (at: MeetingAtEvent) => ReactNode }) {
	const { lang, event } = useFrame();
	const { data: at } = useSuspenseQuery(meetingQuery(lang, event.code));
	const lead = at.isOver ? texts.leadOver : at.maySearch ? texts.lead : texts.leadLocked;
	return (
		<>
			<ScreenHead title={texts.title[lang]} {...(at.refusal === null && { lead: lead[lang] })}>
				{at.reports !== null && (
					<Link className="btn btn-soft btn-list" to="/people/reports">
						<Icon name="warning" size={20} />
						{moderationTexts.link[lang]}
						{at.reports > 0 && <span className="acc-badge">{at.reports}</span>}
					</Link>
				)}
				{at.refusal === null && (
					<Link className="btn btn-soft btn-list" to="/profile">
						<Icon name="person" size={20} />
						{texts.ownProfile[lang]}
					</Link>
				)}
			</ScreenHead>
			{at.refusal === null ? (
				<>
					<Tabs waiting={at.waiting} />
					{children(at)}
				</>
			) : (
				<Closed at={at} />
			)}
		</>
	);
}

function Tabs({ waiting }: { waiting: number }) {
	const { lang } = useFrame();
	return (
		<nav className="meet-tabs" aria-label={texts.parts[lang]}>
			<NavLink className="meet-tab" to="/people" end>
				<Icon name="search" size={20} />
				{texts.find[lang]}
			</NavLink>
			<NavLink className="meet-tab" to="/people/invitations">
				<Icon name="mail" size={20} />
				{texts.invitations[lang]}
				{waiting > 0 && <span className="meet-badge">{waiting}</span>}
			</NavLink>
			<NavLink className="meet-tab" to="/people/contacts">
				<Icon name="people" size={20} />
				{texts.contacts[lang]}
			</NavLink>
		</nav>
	);
}

function Closed({ at }: { at: MeetingAtEvent }) {
	const { lang } = useFrame();
	const { refusal } = at;
	if (refusal === null) return null;
	if (refusal === "locked" || refusal === "noTicket")
		return <LockedPeople lang={lang} at={at} action={<BetterPackage hasTicket={refusal === "locked"} />} />;
	const isOwn = refusal === "noProfile" || refusal === "hidden";
	return (
		<section className="card empty-state">
			<Icon name={isOwn ? "person" : "lock"} size={28} />
			<h2 className="h-card">{isOwn ? texts.closedTitle[lang] : texts.title[lang]}</h2>
			<p className="text-muted text-pretty">{meetingRefusals[refusal][lang]}</p>
			{refusal !== "banned" && refusal !== "past" && (
				<Link className="btn btn-small" to={isOwn ? "/profile" : "/ticket"}>
					{texts[isOwn ? "toProfile" : "toTicket"][lang]}
				</Link>
			)}
		</section>
	);
}

export function BetterPackage({ hasTicket }: { hasTicket: boolean }) {
	const { lang, base, event } = useFrame();
	if (event.isOver) return null;
	if (!hasTicket)
		return (
			<a className="btn btn-key" href={`${base}/registration.html`}>
				{texts.better[lang]}
			</a>
		);
	return <ToChange />;
}

/** The cheapest upgrade that allows searching people. */
function ToChange() {
	const { lang, event } = useFrame();
	const { data: own } = useQuery(ticketsQuery(lang));
	const ticket = own?.tickets.find((one) => one.eventCode === event.code && one.status !== "cancelled");
	const changes = changesQuery(ticket?.registrationId ?? 0, lang);
	const { data } = useQuery({ ...changes, enabled: ticket !== undefined, staleTime: 0 });
	const better = data?.packages.find((one) => one.includes.matchmaking === "full" && one.placesLeft !== 0);
	if (!better || better.grossGrosz === 0)
		return (
			<Link className="btn btn-key" to="/ticket/change">
				{texts.better[lang]}
			</Link>
		);
	const { name, code, netGrosz, grossGrosz } = better;
	const words = fill(texts.changeTo[lang], { package: name, price: moneyText(lang, grossGrosz) });
	return (
		<>
			<Link className="btn btn-key" to={`/ticket/change?package=${encodeURIComponent(code)}`}>
				{words}
			</Link>
			<p>{fill(texts.changeNet[lang], { price: moneyText(lang, netGrosz) })}</p>
		</>
	);
}
