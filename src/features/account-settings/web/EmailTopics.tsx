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
	isStaff: boolean;
	onChange: (preferences: EmailPreferences) => void;
};

/** Sends one request at a time. */
function useTopics({ lang, onChange }: Pick<Props, "lang" | "onChange">) {
	const [error, setError] = useState<{ topic: EmailTopic; text: string }>();
	const [isBusy, setBusy] = useState(false);
	const [news, setNews] = useState("");
	const change = async (topic: EmailTopic, isOn: boolean) => {
		setBusy(true);
		setError(undefined);
		setNews("");
		try {
			onChange(await call(setEmailPreference, { query: { lang }, body: { topic, isOn } }));
			setNews(texts.saved[lang]);
		} catch {
			setError({ topic, text: texts.failed[lang] });
		}
		setBusy(false);
	};
	return { error, isBusy, news, change };
}

export function EmailTopics(props: Props) {
	const { lang, preferences, isStaff } = props;
	const { news, ...switching } = useTopics(props);
	const visibleTopics = preferences.topics.filter(({ topic }) => isStaff || topic !== "work");
	return (
		<section className="card acc-card acc-stack" aria-labelledby="email-topics">
			<h2 className="h-card" id="email-topics">
				{texts.topics[lang]}
			</h2>
			<p className="sr-only" role="status">
				{news}
			</p>
			<ul className="grid gap-5">
				{visibleTopics.map((one) => (
					<TopicRow key={one.topic} lang={lang} switching={switching} {...one} />
				))}
			</ul>
			{isStaff && <p className="text-muted text-pretty">{texts.applications[lang]}</p>}
		</section>
	);
}

type RowProps = {
	lang: Lang;
	topic: EmailTopic;
	isOn: boolean;
	switching: Omit<ReturnType<typeof useTopics>, "news">;
};

function TopicRow({ lang, topic, isOn, switching }: RowProps) {
	const { error, isBusy, change } = switching;
	const { name, about } = topicTexts[topic];
	return (
		<li className="grid gap-1">
			<Switch
				label={name[lang]}
				isOn={isOn}
				isBusy={isBusy}
				describedBy={`topic-${topic}`}
				onChange={(wanted) => void change(topic, wanted)}
			/>
			<p className="text-muted text-pretty" id={`topic-${topic}`}>
				{about[lang]}
			</p>
			<FieldError id={`topic-${topic}`} error={error?.topic === topic ? error.text : undefined} />
		</li>
	);
}

export function AlwaysSent({ lang }: { lang: Lang }) {
	return (
		<section className="card acc-card acc-stack" aria-labelledby="emails-always">
			<h2 className="h-card" id="emails-always">
				{texts.always[lang]}
			</h2>
			<ul className="grid gap-4">
				{alwaysTexts.map(({ what, why }) => (
					<li key={what.en} className="grid gap-1">
						<b className="font-semibold">{what[lang]}</b>
						<span className="text-muted text-pretty">{why[lang]}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
