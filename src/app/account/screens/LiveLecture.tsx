import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { Link, useLocation, useParams } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import type { Live } from "../../../features/live/contract.ts";
import { canMoveOn, nextInStudio } from "../../../features/live/programme.ts";
import { LiveFacts, titleOf } from "../../../features/live/web/LiveFacts.tsx";
import { liveProgrammeQuery, liveQuery } from "../../../features/live/web/live-queries.ts";
import { studioTexts } from "../../../features/live/web/studio-texts.ts";
import { liveTexts as texts } from "../../../features/live/web/texts.ts";
import { useNow } from "../../../features/live/web/use-now.ts";
import { usePresence } from "../../../features/live/web/use-presence.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { NoScreen } from "../../client/NoScreen.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { useTitle } from "../../client/use-title.ts";
import { BesideLecture } from "./live/BesideLecture.tsx";
import { LivePicture } from "./live/LivePicture.tsx";

const TICK_MS = 2000;

type PreviousLecture = { isStarted: boolean; word: string };

export function LiveLecture() {
	const id = useParams()["id"] ?? "";
	return /^[1-9]\d{0,8}$/.test(id) ? <OneLive key={id} id={Number(id)} /> : <NoScreen />;
}

// long: one screen's markup, whose parts are components already
function OneLive({ id }: { id: number }) {
	const { lang, event } = useFrame();
	const { data: live, refetch } = useSuspenseQuery(liveQuery(id));
	const led = useHistoryState<{ led?: PreviousLecture } | null>()?.led;
	const [isPlaying, setPlaying] = useState(false);
	const question = useState("");
	const message = useState("");
	const now = useNow(TICK_MS);
	const counted = usePresence(live, isPlaying);
	const follow = useFollowing(live, now, { isPlaying, isTyping: `${question[0]}${message[0]}`.trim() !== "" });
	const again = useCallback(() => void refetch(), [refetch]);
	useTurns(live, now, again);
	const { text, ...marked } = titleOf(lang, live);
	useTitle(text);
	const isOpen = live.state === "open";
	useQuestionFocus(isOpen);
	const endsAt = timeText(lang, new Date(live.endDate), live.timeZone);
	return (
		<>
			<div className="live-top">
				<Link to="/live">
					<Icon name="back" size={20} />
					{studioTexts.all[lang]}
				</Link>
				{isOpen && <span>{fill(texts.until[lang], endsAt)}</span>}
			</div>
			<p className={led ? "notice live-word" : "sr-only"} role="status">
				{led?.word}
			</p>
			{follow.isWaiting && (
				<div className="notice notice-warn live-word" role="status">
					<p>
						{texts.waitsForYou[lang]}{" "}
						<button type="button" className="plain-link" onClick={follow.go}>
							{texts.goNow[lang]}
						</button>
					</p>
				</div>
			)}
			<div className="live-columns">
				<div className="live-column">
					<LivePicture live={live} isStarted={led?.isStarted === true} onPlaying={setPlaying} onRetry={again} />
					<div>
						<h1 className="acc-title live-heading" {...marked}>
							{text}
						</h1>
						<LiveFacts lang={lang} one={live} timeZone={event.timeZone} />
					</div>
					<Follows live={live} next={follow.next} />
				</div>
				{isOpen && <BesideLecture live={live} counted={counted} question={question} message={message} />}
			</div>
		</>
	);
}

function useQuestionFocus(isOpen: boolean): void {
	const { hash } = location;
	useEffect(() => {
		if (isOpen && hash === "#questions") document.getElementById("live-question")?.focus();
	}, [isOpen, hash]);
}

function useTurns(live: Live, now: Date, again: () => void): void {
	const turnsAt = { early: live.opensDate, open: live.closesDate, over: null, unpaid: null, locked: null }[live.state];
	const isDue = turnsAt !== null && Date.parse(turnsAt) <= now.getTime();
	useEffect(() => {
		if (isDue) again();
	}, [isDue, again]);
}

/** Moves to the next lecture when it starts, unless the person is typing. */
function useFollowing(live: Live, now: Date, { isPlaying, isTyping }: { isPlaying: boolean; isTyping: boolean }) {
	const { lang, event } = useFrame();
	const [, navigate] = useLocation();
	const { data } = useQuery(liveProgrammeQuery(event.code));
	const next = nextInStudio(data?.lectures ?? [], live);
	const isDue = live.state === "open" && canMoveOn(live, next, now);
	const go = useCallback(() => {
		if (!next) return;
		const word = fill(texts.ledOn[lang], {
			place: next.place,
			time: timeText(lang, new Date(next.startDate), event.timeZone),
			lecture: titleOf(lang, next).text,
		});
		const led: PreviousLecture = { isStarted: isPlaying, word };
		navigate(`/live/${next.objectId}`, { replace: true, state: { led } });
	}, [next, lang, event, isPlaying, navigate]);
	useEffect(() => {
		if (isDue && !isTyping) go();
	}, [isDue, isTyping, go]);
	return { next, go, isWaiting: isDue && isTyping };
}

function Follows({ live, next }: { live: Live; next: ReturnType<typeof useFollowing>["next"] }) {
	const { lang } = useFrame();
	const title = next && titleOf(lang, next);
	return (
		<section className="card live-follows" aria-labelledby="live-follows">
			<h2 id="live-follows">{texts.follows[lang]}</h2>
			{next && title ? (
				<>
					<b>{timeText(lang, new Date(next.startDate), live.timeZone)}</b>
					<p>
						<Link to={`/live/${next.objectId}`} lang={title.lang}>
							{title.text}
						</Link>
					</p>
				</>
			) : (
				<p className="text-muted">{texts.nothingFollows[lang]}</p>
			)}
		</section>
	);
}
