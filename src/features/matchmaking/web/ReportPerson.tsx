import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { ReportForm } from "../../../kit/ui/report-form.tsx";
import { reportPerson } from "../contract.ts";
import { reportReasons, reportTexts } from "../texts.ts";

type Props = { lang: Lang; eventCode: string; personId: string };

/** Reports somebody to the organiser. */
export function ReportPerson({ lang, ...params }: Props) {
	return (
		<ReportForm
			{...{ lang, reasons: reportReasons, texts: reportTexts }}
			onSend={(body) => call(reportPerson, { params, query: { lang }, body })}
		/>
	);
}
