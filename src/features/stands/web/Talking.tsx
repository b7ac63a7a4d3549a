import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import { TextAreaField } from "../../../kit/ui/text-area-field.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { type Duty, writeToStand } from "../contract.ts";
import { messageForm } from "../message-form.ts";
import { STAND_LIMITS } from "../rules.ts";
import { standRefusals } from "../texts.ts";
import type { StandPart } from "./Banner.tsx";
import { standTexts as texts } from "./texts.ts";

/** Staff with a shift, current first. */
export function DutyCard({ lang, stand }: Pick<StandPart, "lang" | "stand">) {
	const { duty } = stand;
	return (
		<section className="card acc-card" aria-labelledby="stand-duty">
			<h2 className="h-card" id="stand-duty">
				{texts.duty[lang]}
			</h2>
			{!duty.some((one) => one.isNow) && <p className="text-muted text-pretty">{texts.nobodyOnDuty[lang]}</p>}
			{duty.length > 0 && (
				<ul className="stand-people">
					{duty.map((one) => (
						<Person key={`${one.firstName} ${one.startDate}`} lang={lang} one={one} timeZone={stand.timeZone} />
					))}
				</ul>
			)}
		</section>
	);
}

function Person({ lang, one, timeZone }: { lang: StandPart["lang"]; one: Duty; timeZone: string }) {
	const { firstName, role, imageUrl, isNow, isOnline, startDate } = one;
	const later = startDate ? fill(texts.from[lang], { time: timeText(lang, new Date(startDate), timeZone) }) : "";
	return (
		<li data-state={isNow ? "now" : "later"}>
			<span className="stand-face">
				{imageUrl ? <img src={imageUrl} alt="" width="76" height="76" /> : firstName.slice(0, 1)}
			</span>
			<b>{firstName}</b>
			<span className="text-muted">{role}</span>
			<span className={isNow ? "stand-lit font-bold" : "text-muted"}>
				{isNow ? texts[isOnline ? "online" : "now"][lang] : later}
			</span>
		</li>
	);
}

/** The message that the person writes, and the result of the last one. */
function useWriting({ lang, eventCode, stand, onChanged }: StandPart) {
	const [isSent, setSent] = useState(false);
	const form = useForm({
		form: messageForm,
		lang,
		id: "stand-message",
		noAnswer: texts.failed,
		async save(body): Promise<void> {
			setSent(false);
			const params = { eventCode, id: stand.exhibitor.objectId };
			const sending = call(writeToStand, { params, query: { lang }, body });
			await sending.catch(() => undefined);
			await onChanged(); // refetches, because a refusal means that something has changed
			await sending;
			form.load({ ...body, text: "" });
			setSent(true);
		},
	});
	const sent = isSent ? { text: texts.sent[lang], isWrong: false } : undefined;
	return { form, told: form.failure ? { text: form.failure, isWrong: true } : sent };
}

// long: one card's markup
export function ContactCard(part: StandPart) {
	const { lang, stand } = part;
	const { form, told } = useWriting(part);
	const profile = form.field("hasProfile");
	if (stand.writing && stand.messages.length === 0)
		return (
			<section className="card acc-card" aria-labelledby="stand-contact">
				<h2 className="h-card" id="stand-contact">
					{texts.contact[lang]}
				</h2>
				<p className="text-pretty">{standRefusals[stand.writing][lang]}</p>
			</section>
		);
	return (
		<section className="card acc-card" aria-labelledby="stand-contact">
			<h2 className="h-card" id="stand-contact">
				{texts.contact[lang]}
			</h2>
			{!stand.writing && (
				<form className="grid gap-4" noValidate {...form.handlers}>
					<p className="text-muted text-pretty wrap-anywhere">
						{fill(texts.contactLead[lang], { email: stand.email })}
					</p>
					<TextAreaField {...form.input("text")} maxLength={STAND_LIMITS.message} required />
					{stand.hasProfile && (
						<label className="stand-check">
							<input
								type="checkbox"
								checked={profile.value}
								onChange={({ target }) => profile.onChange(target.checked)}
							/>
							{profile.label}
						</label>
					)}
					<button type="submit" className="btn btn-small justify-self-start" aria-disabled={form.isSending}>
						<Icon name="mail" size={20} />
						{texts.send[lang]}
					</button>
				</form>
			)}
			<StatusMessage told={told} />
			{stand.messages.length > 0 && (
				<>
					<h3 className="font-bold">{texts.yourMessages[lang]}</h3>
					<ul className="stand-list">
						{stand.messages.map((one) => (
							<li key={one.objectId} className="wrap-anywhere">
								<p>{one.text}</p>
								<p className="text-muted">{one.answer ? `${texts.answer[lang]} ${one.answer}` : texts.waits[lang]}</p>
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}
