import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Switch } from "../../../kit/ui/switch.tsx";
import { applicationTexts as texts } from "../inbox-texts.ts";
import { getApplicationEmails, setApplicationEmails } from "../staff-contract.ts";

export function ApplicationEmails({ lang, exhibitorId }: { lang: Lang; exhibitorId: number }) {
	const queries = useQueryClient();
	const queryKey = ["application-emails", exhibitorId];
	const request = { params: { id: exhibitorId }, query: { lang } };
	const { data } = useSuspenseQuery({ queryKey, queryFn: () => call(getApplicationEmails, request) });
	const change = useMutation({
		mutationFn: (wantsEmails: boolean) => call(setApplicationEmails, { ...request, body: { wantsEmails } }),
		onSuccess: (answer) => queries.setQueryData(queryKey, answer),
	});
	return (
		<section className="card acc-card">
			<Switch
				label={texts.emails[lang]}
				isOn={data.wantsEmails}
				isBusy={change.isPending}
				describedBy="application-emails"
				onChange={change.mutate}
			/>
			<p className="text-muted" id="application-emails" role={change.isError ? "alert" : undefined}>
				{texts[change.isError ? "emailsFailed" : "emailsLead"][lang]}
			</p>
		</section>
	);
}
