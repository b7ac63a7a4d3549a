import { type FormEvent, useState } from "react";
import { CallFailure } from "../api/call.ts";
import type { Lang, Text } from "../i18n/lang.ts";
import { Field } from "./field.tsx";
import { SelectBox } from "./select-box.tsx";
import { TextAreaField } from "./text-area-field.tsx";
import { showToast } from "./toast.ts";

type Props<Reason extends string> = {
	lang: Lang;
	/** Why, the first chosen until another is. */
	reasons: Record<Reason, Text>;
	texts: Record<"reason" | "words" | "send" | "sent" | "failed", Text>;
	/** Rejects with what the site says where it takes none. */
	onSend: (said: { reason: Reason; words: string }) => Promise<unknown>;
};

/** Telling those who run the site that something is wrong: a reason, and words. */
// long: the fields of one form, one after the other
export function ReportForm<Reason extends string>({ lang, reasons, texts, onSend }: Props<Reason>) {
	const all = Object.keys(reasons) as Reason[];
	const [reason, setReason] = useState(all[0] as Reason);
	const [words, setWords] = useState("");
	const [error, setError] = useState<string>();
	const send = async (submitted: FormEvent) => {
		submitted.preventDefault();
		setError(undefined);
		try {
			await onSend({ reason, words });
			setWords("");
			showToast({ type: "success", message: texts.sent[lang] });
		} catch (failure) {
			setError(failure instanceof CallFailure && failure.problem ? failure.message : texts.failed[lang]);
		}
	};
	return (
		<form className="grid gap-4 pt-4" noValidate onSubmit={(submitted) => void send(submitted)}>
			<Field lang={lang} id="report-reason" label={texts.reason[lang]}>
				<SelectBox
					id="report-reason"
					value={reason}
					onChange={({ target }) => setReason(all.find((one) => one === target.value) ?? reason)}
				>
					{all.map((one) => (
						<option key={one} value={one}>
							{reasons[one][lang]}
						</option>
					))}
				</SelectBox>
			</Field>
			<TextAreaField
				{...{ lang, id: "report-words", label: texts.words[lang], error }}
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
