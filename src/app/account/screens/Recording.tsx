import { useQuery, useQueryClient, useSuspenseQueries } from "@tanstack/react-query";
import { type ComponentProps, useCallback, useEffect } from "react";
import { Link, useParams } from "wouter";
import { meQuery } from "../../../features/account/web/me-query.ts";
import type { ListedRecording } from "../../../features/recordings/contract.ts";
import { ClosedPanel } from "../../../features/recordings/web/ClosedPanel.tsx";
import { titleOf } from "../../../features/recordings/web/RecordingCard.tsx";
import { ClosedRecordingNotes } from "../../../features/recordings/web/RecordingNotes.tsx";
import { NextRecordings, RecordingFacts, Watch } from "../../../features/recordings/web/RecordingPage.tsx";
import { recordingQuery, recordingsQuery } from "../../../features/recordings/web/recordings-queries.ts";
import { daysLeftText, recordingTexts as texts } from "../../../features/recordings/web/texts.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { siteNow } from "../../../kit/ui/site-now.ts";
import { NoScreen } from "../../client/NoScreen.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { useTitle } from "../../client/use-title.ts";
import { daysUntil } from "./days-until.ts";

export function Recording() {
	const id = useParams()["id"] ?? "";
	return /^[1-9]\d{0,8}$/.test(id) ? <OneRecording key={id} id={Number(id)} /> : <NoScreen />;
}

function OneRecording({ id }: { id: number }) {
	const { lang, base, event } = useFrame();
	const queries = useQueryClient();
	const [one, list] = useSuspenseQueries({ queries: [recordingQuery(id), recordingsQuery(event.code)] });
	const recording = one.data;
	useTitle(titleOf(lang, recording).text);
	const { refetch } = one;
	const renew = useCallback(async () => {
		const { data, isSuccess } = await refetch();
		return isSuccess ? data.filmUrl : undefined;
	}, [refetch]);
	useEffect(() => () => void queries.invalidateQueries({ queryKey: ["recordings"] }), [queries]);
	const looking = { lang, base, ...list.data, hasSome: list.data.recordings.some(({ state }) => state === "open") };
	const { filmUrl } = recording;
	const title = <Title lang={lang} recording={recording} />;
	return (
		<>
			<div className="rec-top">
				<Link to="/recordings">
					<Icon name="back" size={20} />
					{texts.all[lang]}
				</Link>
				{filmUrl !== null && <Access lang={lang} until={recording.watchUntil} timeZone={recording.timeZone} />}
			</div>
			{filmUrl === null ? (
				<>
					<ClosedPanel {...looking} recordings={[recording]} />
					{title}
					<ClosedRecordingNotes lang={lang} id={id} />
				</>
			) : (
				<OwnWatch lang={lang} one={{ ...recording, filmUrl }} onLinkOver={renew}>
					{title}
				</OwnWatch>
			)}
			<NextRecordings lang={lang} one={recording} all={list.data.recordings} />
		</>
	);
}

function Title({ lang, recording }: { lang: Lang; recording: ListedRecording }) {
	const { text, ...marked } = titleOf(lang, recording);
	return (
		<>
			<h1 className="acc-title rec-heading" {...marked}>
				{text}
			</h1>
			<RecordingFacts lang={lang} one={recording} />
		</>
	);
}

function OwnWatch(props: Omit<ComponentProps<typeof Watch>, "owner">) {
	const { data } = useQuery(meQuery(props.lang));
	return <Watch {...props} owner={data?.id} />;
}

function Access({ lang, until, timeZone }: { lang: Lang; until: string; timeZone: string }) {
	const left = daysLeftText(lang, daysUntil(until, timeZone, siteNow()));
	return (
		<p className="rec-access">
			<Icon name="clock" size={20} />
			{fill(texts.opensUntil[lang], { day: dateText(lang, new Date(until), timeZone, false), left })}
		</p>
	);
}
