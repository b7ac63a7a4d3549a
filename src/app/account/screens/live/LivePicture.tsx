import { Link } from "wouter";
import type { Live } from "../../../../features/live/contract.ts";
import { FramedStream } from "../../../../features/live/web/FramedStream.tsx";
import { titleOf } from "../../../../features/live/web/LiveFacts.tsx";
import { LivePlayer } from "../../../../features/live/web/LivePlayer.tsx";
import { liveTexts as texts, untilText } from "../../../../features/live/web/texts.ts";
import { useNow } from "../../../../features/live/web/use-now.ts";
import { EmptyCard, OfferPanel } from "../../../../features/recordings/web/ClosedPanel.tsx";
import { fill } from "../../../../kit/i18n/fill.ts";
import { dateText, dayOf, timeText } from "../../../../kit/time/zone.ts";
import { useFrame } from "../../../client/use-frame.ts";

type Props = {
	live: Live;
	isStarted: boolean;
	onPlaying(isPlaying: boolean): void;
	onRetry(): void;
};

export function LivePicture({ live, isStarted, onPlaying, onRetry }: Props) {
	const { lang } = useFrame();
	const { stream, state } = live;
	if (stream?.kind === "hls")
		return (
			<LivePlayer
				key={stream.url}
				lang={lang}
				url={stream.url}
				isStarted={isStarted}
				onPlaying={onPlaying}
				onRetry={onRetry}
			/>
		);
	if (stream)
		return (
			<FramedStream
				key={stream.id}
				lang={lang}
				stream={stream}
				onPlaying={onPlaying}
				title={titleOf(lang, live).text}
			/>
		);
	if (state === "early") return <Countdown live={live} />;
	if (state === "unpaid")
		return (
			<EmptyCard icon="lock" title={texts.unpaidTitle[lang]} lead={texts.unpaidLead[lang]}>
				<Link className="btn btn-small" to="/data">
					{texts.toPayments[lang]}
				</Link>
			</EmptyCard>
		);
	return state === "locked" ? <Locked live={live} /> : <Over live={live} />;
}

function Countdown({ live }: { live: Live }) {
	const { lang } = useFrame();
	const now = useNow(1000);
	const opens = new Date(live.opensDate);
	const isToday = dayOf(opens, live.timeZone) === dayOf(now, live.timeZone);
	const opensAt = fill(texts[isToday ? "opens" : "opensOn"][lang], {
		day: dateText(lang, opens, live.timeZone, false),
		time: timeText(lang, opens, live.timeZone),
	});
	return (
		<section className="live-wait beams" aria-label={texts.begins[lang]}>
			<p>{texts.begins[lang]}</p>
			<b role="timer">{untilText(Date.parse(live.startDate) - now.getTime())}</b>
			<p>{opensAt}</p>
		</section>
	);
}

function Locked({ live }: { live: Live }) {
	const { lang, base } = useFrame();
	const { packageName, offers } = live;
	const [offer] = offers;
	if (!offer) return <EmptyCard icon="lock" title={texts.lockedNobody[lang]} lead={texts.lockedLead[lang]} />;
	const lead = packageName ? fill(texts.ownNone[lang], { package: packageName }) : texts.noTicket[lang];
	const title = texts[offer.opens === "all" ? "lockedAll" : "lockedOnline"][lang];
	return <OfferPanel lang={lang} base={base} packageName={packageName} offer={offer} title={title} lead={lead} />;
}

function Over({ live: { recordingId } }: { live: Live }) {
	const { lang } = useFrame();
	return (
		<EmptyCard icon="clock" title={texts.overTitle[lang]} lead={texts[recordingId ? "recordedLead" : "overLead"][lang]}>
			{recordingId && (
				<Link className="btn btn-small" to={`/recordings/${recordingId}`}>
					{texts.toRecording[lang]}
				</Link>
			)}
		</EmptyCard>
	);
}
