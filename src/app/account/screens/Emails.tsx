import { queryOptions, useQueryClient, useSuspenseQueries } from "@tanstack/react-query";
import { getEmailPreferences } from "../../../features/account/email-preferences-contract.ts";
import { emailPreferencesTexts as texts } from "../../../features/account/email-preferences-texts.ts";
import { EmailTopics } from "../../../features/account/web/EmailTopics.tsx";
import { OwnConsents } from "../../../features/consent/web/OwnConsents.tsx";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { meQuery } from "../queries.ts";
import { ScreenHead } from "../ScreenHead.tsx";
import { useFrame } from "../use-frame.ts";

const preferencesQuery = (lang: Lang) =>
	queryOptions({ queryKey: ["email-preferences"], queryFn: () => call(getEmailPreferences, { query: { lang } }) });

/** What one is written to about, and what one has agreed to. */
export function Emails() {
	const { lang } = useFrame();
	const queries = useQueryClient();
	const [{ data: me }, { data: preferences }] = useSuspenseQueries({
		queries: [meQuery(lang), preferencesQuery(lang)],
	});
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]} />
			<div className="acc-stack">
				<EmailTopics
					{...{ lang, preferences, isStaff: me.isExhibitorStaff }}
					onChange={(changed) => queries.setQueryData(preferencesQuery(lang).queryKey, changed)}
				/>
				<OwnConsents lang={lang} />
			</div>
		</>
	);
}
