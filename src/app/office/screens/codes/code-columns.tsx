import { codeStateNames } from "../../../../features/codes/code-names.ts";
import type { ListedOfficeCode } from "../../../../features/codes/office-contract.ts";
import type { CodeState } from "../../../../features/codes/rules.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { shortMoment } from "../../pieces/dates.ts";
import type { ListColumn } from "../../pieces/list/columns.ts";
import { RecordBar } from "../../pieces/record/RecordPage.tsx";
import { StateMark, type Tone, TwoLines } from "../../pieces/StateMark.tsx";
import { codeOfficeTexts as texts } from "./code-office-texts.ts";

const TONES: Record<CodeState, Tone> = {
	usable: "ok",
	notYet: "note",
	expired: "quiet",
	usedUp: "quiet",
	revoked: "bad",
};

export function CodeMark({ lang, state }: { lang: Lang; state: CodeState }) {
	return <StateMark tone={TONES[state]}>{codeStateNames[state][lang]}</StateMark>;
}

export const kindText = (lang: Lang, { kind, percent }: ListedOfficeCode) =>
	kind === "invitation" ? texts.invitation[lang] : fill(texts.discount[lang], percent);

export const packagesText = (lang: Lang, { packageCodes }: ListedOfficeCode) =>
	packageCodes.length === 0 ? texts.allPackages[lang] : packageCodes.join(", ");

export function validText(lang: Lang, { validFrom, validUntil, state }: ListedOfficeCode, zone: string): string {
	if (state === "notYet" && validFrom) return fill(texts.from[lang], shortMoment(lang, validFrom, zone));
	// The end is exclusive: midnight belongs to the day before.
	if (!validUntil) return texts.always[lang];
	return fill(texts.until[lang], shortMoment(lang, new Date(Date.parse(validUntil) - 1).toISOString(), zone));
}

export function usesText(lang: Lang, { used, useLimit }: ListedOfficeCode): string {
	return useLimit === null ? String(used) : fill(texts.usesOf[lang], { used, limit: useLimit });
}

function Uses({ lang, code }: { lang: Lang; code: ListedOfficeCode }) {
	const words = usesText(lang, code);
	return (
		<>
			{words}
			{code.useLimit !== null && <RecordBar part={code.used} whole={code.useLimit} label={words} />}
		</>
	);
}

export const codeColumns = (lang: Lang, zone: string): ListColumn<ListedOfficeCode>[] => [
	{
		id: "code",
		header: texts.code,
		isLink: true,
		width: 204,
		cell: (row) => (
			<TwoLines
				top={<span className="ctl-code">{row.code}</span>}
				below={row.orderNumber ? fill(texts.ofOrder[lang], row.orderNumber) : ""}
			/>
		),
	},
	{ id: "kind", header: texts.kind, width: 110, cell: (row) => kindText(lang, row) },
	{ id: "packages", header: texts.packages, cell: (row) => packagesText(lang, row) },
	{ id: "valid", header: texts.valid, width: 120, isHiddenBeside: true, cell: (row) => validText(lang, row, zone) },
	{ id: "uses", header: texts.uses, width: 100, cell: (row) => <Uses lang={lang} code={row} /> },
	{ id: "state", header: texts.state, width: 140, cell: (row) => <CodeMark lang={lang} state={row.state} /> },
];
