import { type FormEvent, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { described, Field } from "../../../kit/ui/field.tsx";
import { SelectBox } from "../../../kit/ui/select-box.tsx";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import { askForMeeting, type MeetingExhibitor, type OwnMeeting, type Slot } from "../contract.ts";
import { isLive, MEETING_LIMITS, offeredCompanies } from "../rules.ts";
import { waitsFor } from "../waits.ts";
import { SlotGrid } from "./SlotGrid.tsx";
import { meetingsTexts as texts } from "./texts.ts";
import { type MeetingActions, useActing } from "./use-acting.ts";
import { whenText, whereText } from "./words.ts";

type Props = {
	lang: Lang;
	timeZone: string;
	accountId: string;
	exhibitors: readonly MeetingExhibitor[];
	/** The chosen company; its slots are undefined until loaded. */
	company: number | undefined;
	/** Undefined if only one company is offered. */
	chooseCompany: ((id: number | undefined) => void) | undefined;
	slots: readonly Slot[] | undefined;
	/** A live meeting with the company is moved. */
	meetings: readonly OwnMeeting[];
	onChanged: () => Promise<unknown>;
};

/** Only the form loads these texts. */
const movingTexts = {
	sent: {
		pl: "Prośba o zmianę wysłana. Umówiony termin zostaje, aż firma zgodzi się na nowy.",
		en: "Your request to move it is sent. The agreed time stands until the company accepts.",
	},
	stop: { pl: "Nie przenoś", en: "Do not move it" },
};

const answered = {
	pl: "Firma już odpowiedziała: zobacz „Spotkania”.",
	en: "The company has answered: see “Meetings”.",
};

const HEADING = "meet-arrange";

function useArranging({ lang, accountId, timeZone, company, chooseCompany, slots, meetings, onChanged }: Props) {
	const [topic, setTopic] = useState("");
	const [note, setNote] = useState("");
	const [slotId, choose] = useState<number>();
	const [askedId, setAsked] = useState<number>();
	const meeting = meetings.find((one) => one.exhibitor.objectId === company && isLive(one.state) && !one.isOver);
	const acting = useActing(lang, onChanged);
	const slot = slots?.find((one) => one.slotId === slotId && !one.isTaken && one.otherMeeting === null);
	const send = async (event: FormEvent) => {
		event.preventDefault();
		if (!slot) return;
		await acting.act(async () => {
			const moved = meeting ? { meetingId: meeting.meetingId } : { topicId: topic ? Number(topic) : null, note };
			const newMeeting = await call(askForMeeting, {
				params: { id: accountId },
				query: { lang },
				body: { slotId: slot.slotId, ...moved },
			});
			setAsked(newMeeting.meetingId);
			// Clears the form before the fetch: the person may choose another company meanwhile.
			choose(undefined);
			setTopic("");
			setNote("");
			chooseCompany?.(undefined);
			return (meeting?.state === "agreed" ? movingTexts.sent : texts.asked)[lang];
		});
	};
	const when = slot && `${whenText(lang, slot.startDate, timeZone)}, ${whereText(lang, slot.table)}`;
	const button = when ? fill(texts[meeting ? "moveTo" : "askFor"][lang], { when }) : texts.chooseTime[lang];
	const requestedMeeting = meetings.find((one) => one.meetingId === askedId);
	const isAnswered = requestedMeeting !== undefined && waitsFor(requestedMeeting) !== "exhibitor";
	const statusMessage = isAnswered ? currentConfirmation(lang, acting.told, chooseCompany !== undefined) : acting.told;
	return { topic, setTopic, note, setNote, slot, choose, send, acting, told: statusMessage, button, meeting };
}

/** Replaces the confirmation once the company has answered; empty if the list of meetings shows the answer. */
function currentConfirmation(lang: Lang, told: MeetingActions["told"], areShown: boolean): MeetingActions["told"] {
	if (told?.isWrong !== false) return told;
	return areShown ? undefined : { text: answered[lang], isWrong: false };
}

/** The button names the choice. */
// long: one form's markup
export function Arrange(props: Props) {
	const { lang, timeZone, exhibitors, company, chooseCompany, slots } = props;
	const { topic, setTopic, note, setNote, slot, choose, send, acting, told, button, meeting } = useArranging(props);
	const topics = exhibitors.find((one) => one.objectId === company)?.topics ?? [];
	const hasTimes = slots?.length !== 0;
	const isTopicMissing = lacksTopic({ slot, meeting, topic }, topics);
	const isReady = slot !== undefined && !isTopicMissing;
	const canAsk = company !== undefined && hasTimes;
	return (
		<form className="card acc-card" aria-labelledby={HEADING} onSubmit={(event) => void send(event)}>
			<Heading lang={lang} timeZone={timeZone} meeting={meeting} />
			{exhibitors.length === 0 && <p className="text-muted">{texts.noCompanies[lang]}</p>}
			{chooseCompany && !meeting && (
				<CompanyField
					lang={lang}
					exhibitors={exhibitors}
					company={company}
					onChoose={(id) => {
						setTopic("");
						choose(undefined);
						chooseCompany(id);
					}}
				/>
			)}
			{canAsk && !meeting && (
				<About lang={lang} topics={topics} topic={topic} setTopic={setTopic} note={note} setNote={setNote} />
			)}
			{slots && (
				<SlotGrid
					lang={lang}
					timeZone={timeZone}
					slots={slots}
					choose={choose}
					meeting={meeting}
					chosen={slot?.slotId}
				/>
			)}
			<StatusMessage told={told} ref={acting.said} />
			{canAsk && (
				<button type="submit" className="btn justify-self-start" disabled={!isReady || acting.isBusy}>
					{isTopicMissing ? texts.chooseTopic[lang] : button}
				</button>
			)}
			{chooseCompany && meeting && (
				<button
					type="button"
					className="btn btn-outline justify-self-start"
					onClick={() => {
						choose(undefined);
						chooseCompany(undefined);
						document.getElementById(HEADING)?.focus();
					}}
				>
					{movingTexts.stop[lang]}
				</button>
			)}
		</form>
	);
}

type Meeting = ReturnType<typeof useArranging>["meeting"];

type ArrangeChoice = Pick<ReturnType<typeof useArranging>, "slot" | "meeting" | "topic">;

/** A moved meeting keeps its topic. */
function lacksTopic({ slot, meeting, topic }: ArrangeChoice, topics: MeetingExhibitor["topics"]): boolean {
	return slot !== undefined && !meeting && topics.length > 0 && topic === "";
}

function Heading({ lang, timeZone, meeting }: Pick<Props, "lang" | "timeZone"> & { meeting: Meeting }) {
	const title = meeting
		? fill(texts.moving[lang], { who: meeting.exhibitor.name, when: whenText(lang, meeting.startDate, timeZone) })
		: texts.arrange[lang];
	return (
		<>
			<h2 className="h-card" id={HEADING} tabIndex={-1}>
				{title}
			</h2>
			{meeting?.state === "agreed" && <p className="text-muted text-pretty">{texts.movingHelp[lang]}</p>}
		</>
	);
}

type CompanyProps = Pick<Props, "lang" | "exhibitors" | "company"> & { onChoose(id: number | undefined): void };

function CompanyField({ lang, exhibitors, company, onChoose }: CompanyProps) {
	const offered = offeredCompanies(exhibitors, company);
	const help = offered.length < exhibitors.length ? texts.companyHelp[lang] : undefined;
	const field = { lang, id: "meet-company", label: texts.company[lang], help };
	return (
		<Field {...field}>
			<SelectBox
				{...described(field)}
				value={company ?? ""}
				onChange={({ target }) => onChoose(target.value ? Number(target.value) : undefined)}
			>
				<option value="">{texts.chooseCompany[lang]}</option>
				{offered.map(({ objectId, name, freeSlots }) => (
					<option key={objectId} value={objectId}>{`${name} (${freeSlots})`}</option>
				))}
			</SelectBox>
		</Field>
	);
}

type AboutProps = Pick<ReturnType<typeof useArranging>, "topic" | "setTopic" | "note" | "setNote"> & {
	lang: Lang;
	topics: MeetingExhibitor["topics"];
};

function About({ lang, topics, topic, setTopic, note, setNote }: AboutProps) {
	const ofTopic = { lang, id: "meet-topic", label: texts.topicLabel[lang] };
	const ofNote = { lang, id: "meet-note", label: texts.note[lang], isOptional: true };
	return (
		<>
			{topics.length > 0 && (
				<Field {...ofTopic}>
					<SelectBox {...described(ofTopic)} value={topic} onChange={({ target }) => setTopic(target.value)}>
						<option value="">{texts.chooseTopic[lang]}</option>
						{topics.map(({ objectId, name }) => (
							<option key={objectId} value={objectId}>
								{name}
							</option>
						))}
					</SelectBox>
				</Field>
			)}
			<Field {...ofNote}>
				<textarea
					{...described(ofNote)}
					className="field-input"
					rows={2}
					maxLength={MEETING_LIMITS.note}
					value={note}
					onChange={({ target }) => setNote(target.value)}
				/>
			</Field>
		</>
	);
}
