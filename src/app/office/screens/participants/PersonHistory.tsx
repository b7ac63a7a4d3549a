import type { PersonDetails, TimelineKind } from "../../../../features/participants/person-contract.ts";
import { useFrame } from "../../../client/use-frame.ts";
import type { GlyphName } from "../../pieces/Glyph.tsx";
import { RecordCard } from "../../pieces/record/RecordPage.tsx";
import { Timeline } from "../../pieces/record/Timeline.tsx";
import type { Tone } from "../../pieces/StateMark.tsx";
import { kindNames, personTexts as texts } from "./participant-texts.ts";

const LOOKS: Record<TimelineKind, [GlyphName, Tone]> = {
	ticket: ["ticket", "ok"],
	order: ["cart", "warn"],
	email: ["mail", "ok"],
	consent: ["shield", "note"],
	scan: ["scan", "ok"],
	change: ["edit", "quiet"],
	view: ["eye", "quiet"],
};

export function PersonHistory({ details }: { details: Pick<PersonDetails, "timeline" | "olderEntries"> }) {
	const { lang } = useFrame();
	const present = new Set(details.timeline.map(({ kind }) => kind));
	const kinds = Object.entries(kindNames).filter(([kind]) => present.has(kind as TimelineKind));
	return (
		<RecordCard title={texts.timeline[lang]}>
			<Timeline
				items={details.timeline.map(({ kind, date, title, note, isWarning }) => ({
					kind,
					date,
					title,
					note,
					icon: isWarning ? "warning" : LOOKS[kind][0],
					tone: isWarning ? "warn" : LOOKS[kind][1],
				}))}
				kinds={Object.fromEntries(kinds.map(([kind, name]) => [kind, name[lang]]))}
				older={details.olderEntries}
			/>
		</RecordCard>
	);
}
