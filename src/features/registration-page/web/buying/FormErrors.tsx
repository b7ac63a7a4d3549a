import type { Lang } from "../../../../kit/i18n/lang.ts";
import type { ErrorMessage } from "../../error-ladder.ts";
import { ErrorBox } from "../ErrorBox.tsx";
import { ErrorSummary, type SummedError } from "../ErrorSummary.tsx";

type Props = {
	lang: Lang;
	wrong: SummedError[];
	refusals: { errorMessage: ErrorMessage | undefined; round: number };
};

/** The server's error about a paid form, and its invalid fields. */
export function FormErrors({ lang, wrong, refusals: { errorMessage, round } }: Props) {
	return (
		<>
			{round > 0 && <ErrorSummary lang={lang} errors={wrong} round={round} />}
			<ErrorBox lang={lang} errorMessage={errorMessage} round={round} hasWrongFields={wrong.length > 0} />
		</>
	);
}
