import { useSuspenseQuery } from "@tanstack/react-query";
import { RecordingList } from "../../../features/recordings/web/RecordingList.tsx";
import { recordingTexts as texts } from "../../../features/recordings/web/texts.ts";
import { ScreenHead } from "../ScreenHead.tsx";
import { useFrame } from "../use-frame.ts";
import { recordingsQuery } from "./recordings-queries.ts";

/** The recordings of the event. */
export function Recordings() {
	const { lang, base, event } = useFrame();
	const { data } = useSuspenseQuery(recordingsQuery(event.code));
	const hasSome = data.recordings.some((one) => one.state === "open");
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]} />
			<RecordingList lang={lang} base={base} hasSome={hasSome} {...data} />
		</>
	);
}
