import { useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { type Lead, lookAtTicket, takeLead } from "../contract.ts";
import { leadsTexts as texts } from "./texts.ts";

/** A scanned ticket with the consent text in the person's language. */
export type SeenTicket = ResponseOf<typeof lookAtTicket> & { code: string; lang: Lang };
export type TakenLead = { lead: Lead; isNew: boolean };

// long: its steps share their state
export function useScanning({
	lang,
	exhibitorId,
	onTaken,
}: {
	lang: Lang;
	exhibitorId: number;
	onTaken: () => unknown;
}) {
	const [seen, setSeen] = useState<SeenTicket>();
	const [taken, setTaken] = useState<TakenLead>();
	const [failure, setFailure] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const params = { id: exhibitorId };
	const ask = async (what: () => Promise<void>) => {
		setBusy(true);
		setFailure(undefined);
		try {
			await what();
		} catch (error) {
			setFailure((error instanceof CallFailure && error.problem?.message) || texts.failed[lang]);
		}
		setBusy(false);
	};
	const look = (code: string, said: Lang = lang) =>
		ask(async () => {
			const found = await call(lookAtTicket, { params, query: { lang: said }, body: { code } });
			if (found.lead) setTaken({ lead: found.lead, isNew: false });
			else setSeen({ ...found, code, lang: said });
		});
	const take = ({ code, lang: said, consent }: SeenTicket) =>
		ask(async () => {
			const body = { code, isAgreed: true as const, version: consent.version };
			setTaken(await call(takeLead, { params, query: { lang: said }, body }));
			onTaken();
		});
	const next = () => {
		// Otherwise the next person would see the answer about this one.
		if (isBusy) return;
		setSeen(undefined);
		setTaken(undefined);
		setFailure(undefined);
	};
	return { seen, taken, failure, isBusy, look, take, next };
}
