import { useCallback, useEffect, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { checkLimits, getSettings } from "../../event/contract.ts";
import type { Limits } from "../../registration/rules.ts";
import type { RegistrationForm } from "../form.ts";

/** Spec §4. Registration may have just closed. */
export type SettingsState = "form" | "blank" | "api-error";

/** Fetches the settings and a chosen calendar's limits. Both can be refreshed. */
export function useSettings(form: RegistrationForm) {
	const [state, setState] = useState<SettingsState>(form.event.allowRegistration ? "form" : "blank");
	const [limits, setLimits] = useState<Limits>();
	const { code: eventCode } = form.event;
	const calendarCode = form.calendar?.code;

	const askLimits = useCallback(async () => {
		if (calendarCode) setLimits(await call(checkLimits, { params: { eventCode, calendarCode } }));
	}, [eventCode, calendarCode]);
	const ask = useCallback(async () => {
		try {
			const settings = await call(getSettings, { params: { eventCode } });
			await askLimits();
			setState(settings.allowRegistration && !form.event.isOver ? "form" : "blank");
		} catch {
			setState("api-error");
		}
	}, [eventCode, askLimits, form.event.isOver]);
	useEffect(() => void ask(), [ask]);

	return { state, limits, ask, askLimits };
}
