import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { meQuery } from "../../../features/account/web/me-query.ts";
import { RecordingList } from "../../../features/recordings/web/RecordingList.tsx";
import { recordingsQuery } from "../../../features/recordings/web/recordings-queries.ts";
import { recordingTexts as texts } from "../../../features/recordings/web/texts.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import { accountPath } from "../../client/addresses.ts";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";

export function Recordings() {
	const { lang, base, event } = useFrame();
	const { data } = useSuspenseQuery(recordingsQuery(event.code));
	const hasSome = data.recordings.some((one) => one.state === "open");
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]} />
			<RecordingList lang={lang} base={base} hasSome={hasSome} {...data} />
			{data.recordings.length === 0 && <Elsewhere />}
		</>
	);
}

function Elsewhere() {
	const { lang, event } = useFrame();
	const { data } = useQuery(meQuery(lang));
	const others = (data?.registrations ?? []).filter(
		(one) => one.status !== "cancelled" && one.eventCode !== event.code,
	);
	const events = [...new Map(others.map((one) => [one.eventCode, one])).values()];
	if (events.length === 0) return null;
	return (
		<section className="card acc-card mt-6" aria-labelledby="elsewhere">
			<h2 className="h-card" id="elsewhere">
				{texts.elsewhere[lang]}
			</h2>
			<ul className="grid gap-2">
				{events.map((one) => (
					<li key={one.eventCode}>
						<a className="font-semibold" href={`${accountPath(lang, one.eventCode)}/recordings`}>
							{localized(lang, one.eventName, one.eventNameEn)}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
