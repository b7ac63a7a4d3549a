import { type FormEvent, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { afterSending } from "../../../kit/ui/after-sending.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import { TextAreaField } from "../../../kit/ui/text-area-field.tsx";
import { useActs } from "../../../kit/ui/use-acts.ts";
import { type Duty, writeToStand } from "../contract.ts";
import { STAND_LIMITS } from "../rules.ts";
import { refusals, standRefusals } from "../texts.ts";
import { actWords, type StandPart } from "./Banner.tsx";
import { say, standTexts as texts } from "./texts.ts";

/** Staff on duty, current first. */
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
	const later = startDate ? say(lang, texts.from, { time: timeText(lang, new Date(startDate), timeZone) }) : "";
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

const MESSAGE = "stand-message";

function useWriting({ lang, eventCode, stand, onChanged }: StandPart) {
	const [text, setText] = useState("");
	const [hasProfile, setProfile] = useState(false);
	const [error, setError] = useState<string>();
	const acts = useActs(actWords(lang), onChanged);
	const send = async (event: FormEvent) => {
		event.preventDefault();
		const isEmpty = text.trim() === "";
		setError(isEmpty ? refusals.noWords[lang] : undefined);
		if (isEmpty) return document.getElementById(MESSAGE)?.focus();
		const isSent = await acts.act(async () => {
			const params = { eventCode, id: stand.exhibitor.objectId };
			await call(writeToStand, { params, query: { lang }, body: { text, hasProfile } });
			return texts.sent[lang];
		});
		if (isSent) setText(afterSending(text));
	};
	return { text, setText, error, hasProfile, setProfile, acts, send };
}

// long: one card's markup
export function ContactCard(part: StandPart) {
	const { lang, stand } = part;
	const { text, setText, error, hasProfile, setProfile, acts, send } = useWriting(part);
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
				<form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
					<p className="text-muted text-pretty wrap-anywhere">{say(lang, texts.contactLead, { email: stand.email })}</p>
					<TextAreaField
						lang={lang}
						id={MESSAGE}
						label={texts.message[lang]}
						error={error}
						maxLength={STAND_LIMITS.message}
						required
						value={text}
						onChange={({ target }) => setText(target.value)}
					/>
					{stand.hasProfile && (
						<label className="stand-check">
							<input type="checkbox" checked={hasProfile} onChange={({ target }) => setProfile(target.checked)} />
							{texts.withProfile[lang]}
						</label>
					)}
					<button type="submit" className="btn btn-small justify-self-start" aria-disabled={acts.isBusy}>
						<Icon name="mail" size={20} />
						{texts.send[lang]}
					</button>
				</form>
			)}
			<StatusMessage told={acts.told} />
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
