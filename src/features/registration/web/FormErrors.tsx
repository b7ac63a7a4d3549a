import type { Lang } from "../../../kit/i18n/lang.ts";
import type { ErrorMessage } from "../error-ladder.ts";
import { ErrorBox } from "./ErrorBox.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import type { NamedField } from "./named-field.ts";

type Props = {
	lang: Lang;
	fields: NamedField[];
	/** Outcome of the submission, and the error of a field. */
	sent: {
		errorMessage: ErrorMessage | undefined;
		round: number;
		errorOf(name: string): string | undefined;
	};
};

/** The server's error about a paid form, and its wrong fields. */
export function FormErrors({ lang, fields, sent }: Props) {
	const { errorMessage, round, errorOf } = sent;
	const wrong = fields.flatMap(({ name, id, label }) => {
		const message = errorOf(name);
		return message ? [{ id, label, message }] : [];
	});
	return (
		<>
			{round > 0 && <ErrorSummary lang={lang} errors={wrong} round={round} />}
			<ErrorBox lang={lang} errorMessage={errorMessage} round={round} hasWrongFields={wrong.length > 0} />
		</>
	);
}
