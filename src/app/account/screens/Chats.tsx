import "../../../features/chat/web/chat.css";
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link, Redirect, useParams, useSearchParams } from "wouter";
import { meQuery } from "../../../features/account/web/me-query.ts";
import type { Appointment } from "../../../features/appointments/contract.ts";
import { isUpcoming } from "../../../features/appointments/waits.ts";
import { appointmentsQuery } from "../../../features/appointments/web/appointment-queries.ts";
import { type Conversation, setChatEmails } from "../../../features/chat/contract.ts";
import { ConversationList } from "../../../features/chat/web/ConversationList.tsx";
import { conversationsQuery } from "../../../features/chat/web/chat-queries.ts";
import { chatSession } from "../../../features/chat/web/chat-session.ts";
import { Thread } from "../../../features/chat/web/Thread.tsx";
import { texts } from "../../../features/chat/web/texts.ts";
import { onlineQuery } from "../../../features/presence/web/presence-queries.ts";
import { ShowOnline } from "../../../features/presence/web/ShowOnline.tsx";
import { call } from "../../../kit/api/call.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { siteNow } from "../../../kit/ui/site-now.ts";
import { Switch } from "../../../kit/ui/switch.tsx";
import { useIsOffline } from "../../client/offline.ts";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { ScreenSkeleton } from "../../client/ScreenSkeleton.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { ChatAside } from "./chats/ChatAside.tsx";

/** Loads lazily: only conversations with an upcoming appointment show it. */
const AppointmentInChat = lazy(async () => ({
	default: (await import("./chats/AppointmentInChat.tsx")).AppointmentInChat,
}));

/** Loads lazily: only searches show it. */
const FoundMessages = lazy(async () => ({ default: (await import("./chats/FoundMessages.tsx")).FoundMessages }));

export function Chats() {
	const { lang } = useFrame();
	const { data } = useSuspenseQuery(conversationsQuery(lang));
	return (
		<>
			<ScreenHead title={texts.title[lang]} />
			{data.conversations.length === 0 ? <None /> : <Conversations />}
		</>
	);
}

function None() {
	const { lang } = useFrame();
	return (
		<section className="card empty-state">
			<Icon name="chat" size={28} />
			<h2 className="h-card">{texts.none[lang]}</h2>
			<p className="text-muted text-pretty">{texts.noneLead[lang]}</p>
			<div className="flex flex-wrap justify-center gap-3">
				<Link className="btn btn-small" to="/people">
					{texts.toPeople[lang]}
				</Link>
				<Link className="btn btn-small btn-outline" to="/stands">
					{texts.toStands[lang]}
				</Link>
			</div>
		</section>
	);
}

// long: one screen's markup, whose parts are components already
function Conversations() {
	const { lang, event } = useFrame();
	const { id } = useParams();
	const [query] = useSearchParams();
	const partner = query.get("with");
	const target = Number(query.get("message")) || undefined;
	const { data: list } = useSuspenseQuery(conversationsQuery(lang));
	const online = useOnline();
	const { conversations } = list;
	const partnerConversation =
		partner && conversations.find((one) => one.partner.person?.id === partner && one.eventCode === event.code);
	if (partnerConversation) return <Redirect to={`/chats/${partnerConversation.objectId}`} replace />;
	const chosen = conversations.find(({ objectId }) => String(objectId) === id);
	const common = { lang, zone: event.timeZone, now: siteNow() };
	const link = (to: number, isChosen: boolean, content: ReactNode) => (
		<Link className="chat-row" to={`/chats/${to}`} aria-current={isChosen || undefined}>
			{content}
		</Link>
	);
	return (
		<div className="chat" data-open={id !== undefined || undefined} data-bar={id !== undefined ? "own" : undefined}>
			<nav className="chat-side card" aria-label={texts.list[lang]}>
				<ConversationList
					{...common}
					conversations={conversations}
					link={link}
					{...online}
					chosen={chosen?.objectId}
					inMessages={(wanted) => <InMessages wanted={wanted} conversations={conversations} zone={common.zone} />}
				/>
				<Choices wantsEmails={list.wantsEmails} isShown={online.isShown} />
			</nav>
			{chosen ? (
				<Suspense key={chosen.objectId} fallback={<ScreenSkeleton />}>
					<ChosenConversation {...common} target={target} conversation={chosen} isOnline={online.isOnline(chosen)} />
				</Suspense>
			) : (
				<p className="chat-choose">{id === undefined ? texts.choose[lang] : texts.unknown[lang]}</p>
			)}
		</div>
	);
}

const InMessages = (props: Parameters<typeof FoundMessages>[0]) => (
	<Suspense>
		<FoundMessages {...props} />
	</Suspense>
);

/** Returns who is online; nobody while loading. */
function useOnline() {
	const { lang } = useFrame();
	// Conversations render without it.
	const { data } = useQuery({ ...onlineQuery(lang), throwOnError: false });
	const isOnline = ({ partner: { person, company } }: Conversation) =>
		(person !== null && data?.people.includes(person.id)) ||
		(company !== null && data?.exhibitors.includes(company.objectId)) ||
		false;
	return { isOnline, isShown: data?.isShown };
}

function Choices({ wantsEmails, isShown }: { wantsEmails: boolean; isShown: boolean | undefined }) {
	const { lang } = useFrame();
	return (
		<div className="chat-emails">
			<Emails isOn={wantsEmails} />
			{isShown !== undefined && <ShowOnline lang={lang} isOn={isShown} />}
		</div>
	);
}

function Emails({ isOn }: { isOn: boolean }) {
	const { lang } = useFrame();
	const queries = useQueryClient();
	const change = useMutation({
		mutationFn: (wantsEmails: boolean) => call(setChatEmails, { query: { lang }, body: { wantsEmails } }),
		onSuccess: (answer) =>
			queries.setQueryData(conversationsQuery(lang).queryKey, (now) => now && { ...now, ...answer }),
	});
	return (
		<>
			<Switch
				label={texts.emails[lang]}
				isOn={isOn}
				isBusy={change.isPending}
				describedBy="chat-emails"
				onChange={change.mutate}
			/>
			<p className="chat-kept" id="chat-emails" role={change.isError ? "alert" : undefined}>
				{change.isError ? texts.emailsFailed[lang] : texts.emailsLead[lang]}
			</p>
		</>
	);
}

/** The appointment with the other person, or undefined. The conversation renders without waiting for it. */
function useAppointment({ eventCode, isClosed, partner: { person } }: Conversation): Appointment | undefined {
	const { lang } = useFrame();
	const isAsked = person !== null && !isClosed;
	const { data } = useQuery({ ...appointmentsQuery(lang, eventCode), enabled: isAsked, throwOnError: false });
	return isAsked ? data?.appointments.find((one) => one.person.id === person.id && isUpcoming(one)) : undefined;
}

type ChosenProps = Pick<Parameters<typeof Thread>[0], "lang" | "zone" | "now" | "conversation" | "target"> & {
	isOnline: boolean;
};

// long: one conversation with its head and card
function ChosenConversation({ isOnline, ...props }: ChosenProps) {
	const { lang } = props;
	const { event } = useFrame();
	const [isAside, setAside] = useState(false);
	const { data: me } = useSuspenseQuery(meQuery(lang));
	const session = chatSession(useQueryClient(), { accountId: me.id, lang });
	const back = (
		<Link to="/chats" className="chat-back" aria-label={texts.toList[lang]}>
			<Icon name="back" size={24} />
		</Link>
	);
	const { person } = props.conversation.partner;
	const appointment = useAppointment(props.conversation);
	const card = appointment && (
		<Suspense>
			<AppointmentInChat
				lang={lang}
				eventCode={props.conversation.eventCode}
				timeZone={props.zone}
				appointment={appointment}
			/>
		</Suspense>
	);
	const tools = (
		<>
			{person && !props.conversation.isClosed && !appointment && !event.isOver && (
				<Link className="btn btn-soft chat-meet" to={`/people/${person.id}#meet`} title={texts.meet[lang]}>
					<Icon name="clock" size={20} />
					<span>{texts.meet[lang]}</span>
				</Link>
			)}
			<button
				type="button"
				className="btn btn-soft chat-about-open"
				aria-label={texts.aboutOpen[lang]}
				title={texts.aboutOpen[lang]}
				onClick={() => setAside(true)}
			>
				<Icon name="person" size={22} />
			</button>
		</>
	);
	return (
		<div className="chat-chosen" data-aside={isAside || undefined}>
			<Thread
				{...props}
				session={session}
				back={back}
				tools={tools}
				card={card}
				isOnline={isOnline}
				isOffline={useIsOffline()}
			/>
			<ChatAside conversation={props.conversation} isOnline={isOnline} onClose={() => setAside(false)} />
		</div>
	);
}
