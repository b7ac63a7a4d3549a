import { useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { momentText } from "../../../kit/time/moment.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { Switch } from "../../../kit/ui/switch.tsx";
import { type OwnSignUps as SignUps, switchOwnNewsletter, switchOwnReminder } from "../own-contract.ts";
import { ownSignUpTexts as texts } from "../own-texts.ts";

type Props = { lang: Lang; events: readonly SignUps[]; onChange: (changed: SignUps) => void };

type SwitchedSignUp = { id: string; change(): Promise<SignUps> };

/** Switches one newsletter at a time and announces the result. */
function useSwitching({ lang, onChange }: Pick<Props, "lang" | "onChange">) {
	const [error, setError] = useState<{ id: string; text: string }>();
	const [isBusy, setBusy] = useState(false);
	const [news, setNews] = useState("");
	const change = async ({ id, change }: SwitchedSignUp) => {
		setBusy(true);
		setError(undefined);
		setNews("");
		try {
			onChange(await change());
			setNews(texts.saved[lang]);
		} catch (failure) {
			const isRefusal = failure instanceof CallFailure && failure.status === 403;
			setError({ id, text: isRefusal ? failure.message : texts.failed[lang] });
		}
		setBusy(false);
	};
	return { error, isBusy, news, change };
}

/** Newsletters and reminders of the account's address with switches, by event. */
export function OwnSignUps(props: Props) {
	const { lang, events } = props;
	const { news, ...switching } = useSwitching(props);
	return (
		<section className="card acc-card acc-stack" aria-labelledby="own-sign-ups">
			<h2 className="h-card" id="own-sign-ups">
				{texts.title[lang]}
			</h2>
			<p className="text-muted text-pretty">{texts.lead[lang]}</p>
			<p className="sr-only" role="status">
				{news}
			</p>
			{events.map((event) => (
				<OfEvent key={event.eventCode} lang={lang} event={event} switching={switching} />
			))}
		</section>
	);
}

type EventProps = { lang: Lang; event: SignUps; switching: Omit<ReturnType<typeof useSwitching>, "news"> };

function OfEvent({ lang, event, switching }: EventProps) {
	const { eventCode, eventName, timeZone, isNewsletterOn, consent, reminders } = event;
	const to = { params: { eventCode }, query: { lang } };
	return (
		<section aria-label={eventName} className="grid gap-4">
			<h3 className="font-bold wrap-anywhere">{eventName}</h3>
			<ul className="grid gap-5">
				<Row
					switching={switching}
					label={texts.newsletter[lang]}
					about={consent}
					isOn={isNewsletterOn}
					id={`newsletter-${eventCode}`}
					change={(isOn) => call(switchOwnNewsletter, { ...to, body: { isOn } })}
				/>
				{reminders.map(({ dueDate, isOn }) => (
					<Row
						key={dueDate}
						switching={switching}
						about={texts.reminderAbout[lang]}
						isOn={isOn}
						label={fill(texts.reminder[lang], { moment: momentText(lang, new Date(dueDate), timeZone) })}
						id={`reminder-${eventCode}-${dueDate}`}
						change={(wanted) => call(switchOwnReminder, { ...to, body: { isOn: wanted, dueDate } })}
					/>
				))}
			</ul>
		</section>
	);
}

type RowProps = Pick<EventProps, "switching"> & {
	id: string;
	label: string;
	about: string;
	isOn: boolean;
	change(isOn: boolean): Promise<SignUps>;
};

function Row({ switching, id, label, about, isOn, change }: RowProps) {
	const { error, isBusy } = switching;
	return (
		<li className="grid gap-1">
			<Switch
				label={label}
				isOn={isOn}
				isBusy={isBusy}
				describedBy={`${id}-about`}
				onChange={(wanted) => void switching.change({ id, change: () => change(wanted) })}
			/>
			<p className="text-muted text-pretty" id={`${id}-about`}>
				{about}
			</p>
			<FieldError id={id} error={error?.id === id ? error.text : undefined} />
		</li>
	);
}
