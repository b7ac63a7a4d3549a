import { useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { useForm } from "../../../kit/ui/use-form.ts";
import { type Lead, removeLead, saveLead } from "../contract.ts";
import { leadForm } from "../lead-form.ts";
import { leadsTexts as texts } from "./texts.ts";

export type LeadProps = {
	lang: Lang;
	exhibitorId: number;
	lead: Lead;
	onSaved: (lead: Lead) => void;
	/** The contact was deleted here or withdrawn meanwhile. */
	onGone: (lead: Lead) => void;
};

export function useLead({ lang, exhibitorId, lead, onSaved, onGone }: LeadProps) {
	const params = { id: exhibitorId, leadId: lead.objectId };
	const [failure, setFailure] = useState<string>();
	const isGone = (error: unknown) => error instanceof CallFailure && error.status === 404;
	const form = useForm({
		form: leadForm,
		lang,
		id: `lead-${lead.objectId}`,
		initial: { rating: lead.rating, note: lead.note },
		mode: "typing",
		names: ["note"],
		failureAt: "note",
		async save(body) {
			try {
				onSaved(await call(saveLead, { params, query: { lang }, body }));
			} catch (error) {
				if (isGone(error)) onGone(lead);
				throw error;
			}
		},
	});
	const remove = async () => {
		try {
			await call(removeLead, { params, query: { lang } });
			onGone(lead);
		} catch (error) {
			const problem = error instanceof CallFailure ? error.problem : undefined;
			setFailure(problem?.message ?? texts.failed[lang]);
			if (isGone(error)) onGone(lead);
		}
	};
	return { form, failure, remove };
}
