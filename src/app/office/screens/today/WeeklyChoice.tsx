import { useQuery, useQueryClient } from "@tanstack/react-query";
import { setWeeklyFigures } from "../../../../features/weekly-figures/contract.ts";
import { weeklyQuery } from "../../../../features/weekly-figures/web/weekly-query.ts";
import { call } from "../../../../kit/api/call.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { refusalText } from "../../pieces/command/Command.tsx";
import { TickRow } from "../../pieces/form/fields.tsx";
import { announce, announceFailure } from "../../pieces/save-state.ts";
import { todayTexts as texts } from "./today-texts.ts";

/** Whether the figures come by e-mail every Monday. It shows the new state at once, and the old one if the call fails. */
export function WeeklyChoice() {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const query = weeklyQuery(lang, event.code);
	const { data } = useQuery(query);
	if (!data) return null;
	const choose = async (isWanted: boolean) => {
		queries.setQueryData(query.queryKey, { isWanted });
		try {
			await call(setWeeklyFigures, { params: { eventCode: event.code }, query: { lang }, body: { isWanted } });
			announce(texts[isWanted ? "weeklyOn" : "weeklyOff"][lang]);
		} catch (error) {
			queries.setQueryData(query.queryKey, data);
			announceFailure(refusalText(lang, error));
		}
	};
	return <TickRow label={texts.weekly[lang]} isOn={data.isWanted} onChange={(isOn) => void choose(isOn)} />;
}
