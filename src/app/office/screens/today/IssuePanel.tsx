import type { ClashLecture, ProgrammeIssue } from "../../../../features/programme-check/contract.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { momentText, timeText } from "../../../../kit/time/zone.ts";
import { useFrame } from "../../../client/use-frame.ts";
import type { ListState } from "../../pieces/list/list-state.ts";
import { RecordLine } from "../../pieces/record/RecordPage.tsx";
import { RecordPanel, RecordPart, RecordTop, useOpenRow } from "../../pieces/record/RecordPanel.tsx";
import { fieldNames, issueKinds, subjectNames, programmeCheckTexts as texts } from "./programme-check-texts.ts";

type Props = { state: ListState; issue: ProgrammeIssue | undefined; isLoading: boolean };

/** One issue: the lectures that clash, or the texts without English. */
export function IssuePanel({ state, issue, isLoading }: Props) {
	const { lang } = useFrame();
	const record = useOpenRow(state, issue, isLoading);
	const above = issue ? issueKinds[issue.kind][lang] : texts.title[lang];
	return (
		<RecordPanel state={state} record={record} above={above}>
			{({ text, clash }) => (
				<>
					<RecordTop
						above={above}
						title={text?.name ?? clash?.name ?? ""}
						sub={text ? subjectNames[text.subject][lang] : ""}
					/>
					<RecordPart>
						{text?.fields.map((field) => (
							<RecordLine key={field} end={texts.missing[lang]}>
								{fieldNames[field][lang]}
							</RecordLine>
						))}
						{clash?.lectures.map((lecture) => (
							<Lecture key={lecture.objectId} lecture={lecture} />
						))}
					</RecordPart>
					<RecordPart>
						<p className="text-muted">{texts.howTo[lang]}</p>
					</RecordPart>
				</>
			)}
		</RecordPanel>
	);
}

function Lecture({ lecture: { objectId, subject, place, startDate, endDate } }: { lecture: ClashLecture }) {
	const { lang, base, event } = useFrame();
	const hours = hoursText(lang, { startDate, endDate }, event.timeZone);
	return (
		<RecordLine note={[hours, place].filter(Boolean).join(", ")}>
			<a href={`${base}/lectures/${objectId}`} aria-label={fill(texts.onSite[lang], subject)}>
				{subject}
			</a>
		</RecordLine>
	);
}

/** "6 czerwca 2025, 9:15–10:00" */
export function hoursText(
	lang: Lang,
	{ startDate, endDate }: Pick<ClashLecture, "startDate" | "endDate">,
	zone: string,
) {
	return `${momentText(lang, new Date(startDate), zone)}–${timeText(lang, new Date(endDate), zone)}`;
}
