import type { GuestListResult, PlannedGuest } from "../../../../features/guests/contract.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { LinkButton } from "../../pieces/Button.tsx";
import { RecordLine } from "../../pieces/record/RecordPage.tsx";
import { RecordPart } from "../../pieces/record/RecordPanel.tsx";
import { guestOfficeTexts as texts } from "./guest-office-texts.ts";

type Props = { rows: readonly PlannedGuest[]; results: readonly GuestListResult[] };

/** Each row of a list: what will happen, then what happened. */
export function GuestListRows({ rows, results }: Props) {
	const { lang } = useFrame();
	const byLine = new Map(results.map((one) => [one.line, one]));
	return (
		<RecordPart title={texts.rows[lang]}>
			{rows.map((row) => (
				<Row key={row.line} row={row} result={byLine.get(row.line)} />
			))}
		</RecordPart>
	);
}

function Row({ row, result }: { row: PlannedGuest; result: GuestListResult | undefined }) {
	const { lang } = useFrame();
	const { line, name, email } = row;
	const { personId, sentence } = result ?? row;
	const word = wordOf(lang, row, result);
	const end =
		personId === null ? (
			word
		) : (
			<LinkButton look="plain" to={`/participants/${personId}`}>
				{word}
			</LinkButton>
		);
	return (
		<RecordLine end={end} note={sentence ?? email}>
			{fill(texts.row[lang], { line, name: name || email })}
		</RecordLine>
	);
}

function wordOf(lang: Lang, row: PlannedGuest, result: GuestListResult | undefined): string {
	if (!result) return texts.planned[row.outcome][lang];
	return texts.results[result.outcome === "refused" ? "leftOut" : result.outcome][lang];
}
