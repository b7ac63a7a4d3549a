import { queryOptions, useQueryClient, useSuspenseQueries } from "@tanstack/react-query";
import { meQuery } from "../../../features/account/web/me-query.ts";
import { getEmailPreferences } from "../../../features/account-settings/email-preferences-contract.ts";
import { emailPreferencesTexts as texts } from "../../../features/account-settings/email-preferences-texts.ts";
import { AlwaysSent, EmailTopics } from "../../../features/account-settings/web/EmailTopics.tsx";
import { OwnConsents } from "../../../features/consent/web/OwnConsents.tsx";
import { getOwnSignUps, type OwnSignUps as SignUps } from "../../../features/newsletter/own-contract.ts";
import { OwnSignUps } from "../../../features/newsletter/web/OwnSignUps.tsx";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";

const preferencesQuery = (lang: Lang) =>
	queryOptions({ queryKey: ["email-preferences"], queryFn: () => call(getEmailPreferences, { query: { lang } }) });

const signUpsQuery = (lang: Lang, eventCode: string) =>
	queryOptions({
		queryKey: ["own-sign-ups", eventCode, lang],
		queryFn: () => call(getOwnSignUps, { params: { eventCode }, query: { lang } }),
	});

export function Emails() {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const [{ data: me }, { data: preferences }, { data: signUps }] = useSuspenseQueries({
		queries: [meQuery(lang), preferencesQuery(lang), signUpsQuery(lang, event.code)],
	});
	const onSignUp = (changed: SignUps) =>
		queries.setQueryData(signUpsQuery(lang, event.code).queryKey, {
			events: signUps.events.map((one) => (one.eventCode === changed.eventCode ? changed : one)),
		});
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]} />
			<div className="acc-stack">
				<EmailTopics
					lang={lang}
					preferences={preferences}
					isStaff={me.isExhibitorStaff}
					onChange={(changed) => queries.setQueryData(preferencesQuery(lang).queryKey, changed)}
				/>
				<OwnSignUps lang={lang} events={signUps.events} onChange={onSignUp} />
				<OwnConsents lang={lang} />
				<AlwaysSent lang={lang} />
			</div>
		</>
	);
}
