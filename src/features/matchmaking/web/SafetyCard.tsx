import { type FormEvent, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Field, FieldError } from "../../../kit/ui/field.tsx";
import { SelectBox } from "../../../kit/ui/select-box.tsx";
import { TextAreaField } from "../../../kit/ui/text-area-field.tsx";
import { showToast } from "../../../kit/ui/toast.ts";
import { blockPerson, type Person, REPORT_REASONS, type ReportReason, reportPerson } from "../contract.ts";
import { reportReasons } from "../texts.ts";
import { peopleTexts as texts } from "./texts.ts";

type Props = {
	lang: Lang;
	eventCode: string;
	person: Pick<Person, "id" | "firstName" | "lastName">;
	/** Where there is little room: what blocking means is said before it is done. */
	isShort?: boolean;
	/** Whether there is nothing left to block. */
	isBlocked?: boolean;
	onBlocked: () => void;
};

/** On a person's page and beside a conversation: blocking, and reporting to the organiser. */
export function SafetyCard(props: Props) {
	const { lang, isShort } = props;
	return (
		<section className="card acc-card" aria-labelledby="safety">
			<h2 className={isShort ? "sr-only" : "h-card"} id="safety">
				{texts.safety[lang]}
			</h2>
			{!props.isBlocked && <Block {...props} />}
			<details>
				<summary className="plain-link">{texts.report[lang]}</summary>
				<Report {...props} />
			</details>
		</section>
	);
}

function Block({ lang, eventCode, person, isShort, onBlocked }: Props) {
	const [isSure, setSure] = useState(false);
	const [error, setError] = useState<string>();
	const block = async () => {
		try {
			const params = { eventCode, personId: person.id };
			await call(blockPerson, { params, query: { lang }, body: { isBlocked: true } });
			onBlocked();
		} catch (failure) {
			setError(sentenceOf(lang, failure));
		}
	};
	return (
		<div className="grid gap-3 justify-items-start">
			{(!isShort || isSure) && <p className="text-muted text-pretty">{texts.blockLead[lang]}</p>}
			<div className="meet-actions">
				<button
					type="button"
					className="btn btn-outline btn-list"
					onClick={() => (isSure ? void block() : setSure(true))}
				>
					{isSure
						? texts.blockTitle[lang].replace("#", () => `${person.firstName} ${person.lastName}`)
						: texts.block[lang]}
				</button>
				{isSure && (
					<button type="button" className="btn btn-soft btn-list" onClick={() => setSure(false)}>
						{texts.cancel[lang]}
					</button>
				)}
			</div>
			<FieldError id="block" error={error} />
		</div>
	);
}

// long: the fields of one form, one after the other
function Report({ lang, eventCode, person }: Props) {
	const [reason, setReason] = useState<ReportReason>("spam");
	const [words, setWords] = useState("");
	const [error, setError] = useState<string>();
	const send = async (submitted: FormEvent) => {
		submitted.preventDefault();
		setError(undefined);
		try {
			const params = { eventCode, personId: person.id };
			await call(reportPerson, { params, query: { lang }, body: { reason, words } });
			setWords("");
			showToast({ type: "success", message: texts.reported[lang] });
		} catch (failure) {
			setError(sentenceOf(lang, failure));
		}
	};
	return (
		<form className="grid gap-4 pt-4" noValidate onSubmit={(submitted) => void send(submitted)}>
			<Field lang={lang} id="report-reason" label={texts.reportReason[lang]}>
				<SelectBox
					id="report-reason"
					value={reason}
					onChange={(chosen) => setReason(REPORT_REASONS.find((one) => one === chosen.target.value) ?? "other")}
				>
					{REPORT_REASONS.map((one) => (
						<option key={one} value={one}>
							{reportReasons[one][lang]}
						</option>
					))}
				</SelectBox>
			</Field>
			<TextAreaField
				{...{ lang, id: "report-words", label: texts.reportWords[lang], error }}
				maxLength={1000}
				value={words}
				onChange={(typed) => setWords(typed.target.value)}
			/>
			<button type="submit" className="btn btn-soft btn-list justify-self-start">
				{texts.sendReport[lang]}
			</button>
		</form>
	);
}

function sentenceOf(lang: Lang, failure: unknown): string {
	return failure instanceof CallFailure && failure.problem ? failure.message : texts.failed[lang];
}
