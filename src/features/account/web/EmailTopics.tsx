import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { Switch } from "../../../kit/ui/switch.tsx";
import type { EmailTopic } from "../../event/email-kinds.ts";
import { type EmailPreferences, setEmailPreference } from "../email-preferences-contract.ts";
import { alwaysTexts, emailPreferencesTexts as texts, topicTexts } from "../email-preferences-texts.ts";

type Props = {
	lang: Lang;
	preferences: EmailPreferences;
	/** Whether the topic of stands' staff is shown. */
	isStaff: boolean;
	onChange: (preferences: EmailPreferences) => void;
};

/** The topics of e-mails, each with a switch, and below them what always comes. */
export function EmailTopics({ lang, preferences, isStaff, onChange }: Props) {
	const [error, setError] = useState<{ topic: EmailTopic; text: string }>();
	const [busy, setBusy] = useState<EmailTopic>();
	const [news, setNews] = useState("");
	const change = async (topic: EmailTopic, isOn: boolean) => {
		setBusy(topic);
		setError(undefined);
		setNews("");
		try {
			onChange(await call(setEmailPreference, { query: { lang }, body: { topic, isOn } }));
			setNews(texts.saved[lang]);
		} catch {
			setError({ topic, text: texts.failed[lang] });
		}
		setBusy(undefined);
	};
	return (
		<>
			<section className="card acc-card acc-stack" aria-labelledby="email-topics">
				<h2 className="h-card" id="email-topics">
					{texts.topics[lang]}
				</h2>
				<p className="sr-only" role="status">
					{news}
				</p>
				<ul className="grid gap-5">
					{preferences.topics
						.filter(({ topic }) => isStaff || topic !== "work")
						.map(({ topic, isOn }) => (
							<li key={topic} className="grid gap-1">
								<Switch
									label={topicTexts[topic].name[lang]}
									isOn={isOn}
									isBusy={busy !== undefined}
									describedBy={`topic-${topic}`}
									onChange={(wanted) => void change(topic, wanted)}
								/>
								<p className="text-muted text-pretty" id={`topic-${topic}`}>
									{topicTexts[topic].about[lang]}
								</p>
								<FieldError id={`topic-${topic}`} error={error?.topic === topic ? error.text : undefined} />
							</li>
						))}
				</ul>
			</section>
			<section className="card acc-card acc-stack" aria-labelledby="emails-always">
				<h2 className="h-card" id="emails-always">
					{texts.always[lang]}
				</h2>
				<p className="text-muted text-pretty">{texts.alwaysLead[lang]}</p>
				<ul className="list-disc pl-5 grid gap-1">
					{alwaysTexts.map((text) => (
						<li key={text.en}>{text[lang]}</li>
					))}
				</ul>
			</section>
		</>
	);
}
