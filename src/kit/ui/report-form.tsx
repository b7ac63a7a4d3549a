import { type FormEvent, useState } from "react";
import { CallFailure } from "../api/call.ts";
import type { Lang, Text } from "../i18n/lang.ts";
import { Field } from "./field.tsx";
import { SelectBox } from "./select-box.tsx";
import { showWhole } from "./show-whole.ts";
import { TextAreaField } from "./text-area-field.tsx";

export type ReportFormProps = {
	lang: Lang;
	/** The reasons; the first is preselected. */
	reasons: Record<string, Text>;
	texts: Record<"reason" | "words" | "send" | "failed", Text>;
	onSend: (said: { reason: string; words: string }) => Promise<unknown>;
};

/** A reason and a free text. */
// long: the fields of one form, one after the other
export function ReportForm({ lang, reasons, texts, onSend }: ReportFormProps) {
	const [reason, setReason] = useState(Object.keys(reasons)[0] ?? "");
	const [words, setWords] = useState("");
	const [error, setError] = useState<string>();
	const send = async (submitted: FormEvent) => {
		submitted.preventDefault();
		setError(undefined);
		try {
			await onSend({ reason, words });
		} catch (failure) {
			setError(failure instanceof CallFailure && failure.problem ? failure.message : texts.failed[lang]);
		}
	};
	return (
		<form
			className="grid scroll-my-4 gap-4 pt-4"
			noValidate
			ref={showWhole}
			onSubmit={(submitted) => void send(submitted)}
		>
			<Field lang={lang} id="report-reason" label={texts.reason[lang]}>
				<SelectBox id="report-reason" value={reason} onChange={({ target }) => setReason(target.value)}>
					{Object.entries(reasons).map(([one, text]) => (
						<option key={one} value={one}>
							{text[lang]}
						</option>
					))}
				</SelectBox>
			</Field>
			<TextAreaField
				lang={lang}
				id="report-words"
				label={texts.words[lang]}
				error={error}
				maxLength={1000}
				value={words}
				onChange={(typed) => setWords(typed.target.value)}
			/>
			<button type="submit" className="btn btn-soft btn-list justify-self-start">
				{texts.send[lang]}
			</button>
		</form>
	);
}
