import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Report } from "../../../kit/ui/report.tsx";
import { reportReasons, reportTexts } from "../../matchmaking/texts.ts";
import { reportStand } from "../contract.ts";

type Props = { lang: Lang; eventCode: string; id: number };

export function ReportStand({ lang, eventCode, id }: Props) {
	return (
		<section className="card acc-card" aria-label={reportTexts.open[lang]}>
			<Report
				lang={lang}
				reasons={reportReasons}
				texts={reportTexts}
				onSend={(body) => call(reportStand, { params: { eventCode, id }, query: { lang }, body })}
			/>
		</section>
	);
}
