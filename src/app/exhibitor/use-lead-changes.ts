import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Lead } from "../../features/leads/contract.ts";
import { leadsQuery } from "../../features/leads/web/leads-query.ts";
import { leadsTexts as texts } from "../../features/leads/web/texts.ts";
import { fill } from "../../kit/i18n/fill.ts";
import { useFrame } from "../client/use-frame.ts";

/** Every screen shows the change at once. */
export function useLeadChanges(exhibitorId: number) {
	const { lang } = useFrame();
	const queries = useQueryClient();
	const { queryKey } = leadsQuery(lang, exhibitorId);
	const [told, setTold] = useState("");
	const change = (how: (leads: Lead[]) => Lead[]) =>
		queries.setQueryData(queryKey, (all) => all && { ...all, leads: how(all.leads) });
	return {
		told,
		onSaved: (saved: Lead) => change((leads) => leads.map((one) => (one.objectId === saved.objectId ? saved : one))),
		onGone: (gone: Lead) => {
			change((leads) => leads.filter((one) => one.objectId !== gone.objectId));
			setTold(fill(texts.removed[lang], { name: `${gone.firstName} ${gone.lastName}` }));
		},
	};
}
