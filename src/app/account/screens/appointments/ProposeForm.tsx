import { fill } from "../../../../kit/i18n/fill.ts";
import "../../../../features/meetings/web/meetings.css";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type Appointment, moveAppointment, proposeAppointment } from "../../../../features/appointments/contract.ts";
import { APPOINTMENT_LIMITS, DEFAULT_LENGTH, LENGTHS } from "../../../../features/appointments/rules.ts";
import { expectedOf } from "../../../../features/appointments/waits.ts";
import { meetingTimesQuery } from "../../../../features/appointments/web/appointment-queries.ts";
import { useActing } from "../../../../features/meetings/web/use-acting.ts";
import { calendarDayText, hourText, whenText } from "../../../../features/meetings/web/words.ts";
import { call } from "../../../../kit/api/call.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { dayOf } from "../../../../kit/time/zone.ts";
import { described, Field, TextField } from "../../../../kit/ui/field.tsx";
import { SelectBox } from "../../../../kit/ui/select-box.tsx";
import { StatusMessage } from "../../../../kit/ui/status-message.tsx";
import { appointmentTexts as texts } from "./texts.ts";

type Props = {
	lang: Lang;
	eventCode: string;
	person: { id: string; firstName: string };
	moved?: Appointment | undefined;
	onChanged: () => Promise<unknown>;
};

// long: the state of one form
function useProposing({ lang, eventCode, person, moved, onChanged }: Props) {
	const [minutes, setMinutes] = useState<number>(DEFAULT_LENGTH);
	const [day, setDay] = useState<string>();
	const [start, setStart] = useState("");
	const [isOnlineChosen, setOnline] = useState(moved ? moved.place === null : false);
	const [place, setPlace] = useState(moved?.place ?? "");
	const [note, setNote] = useState("");
	const acting = useActing(lang, onChanged);
	const { data } = useQuery({ ...meetingTimesQuery(lang, eventCode, person.id, minutes), throwOnError: false });
	const timeZone = data?.timeZone ?? "UTC";
	const dayFor = ({ startDate }: { startDate: string }) => dayOf(new Date(startDate), timeZone);
	const days = [...new Set(data?.times.map(dayFor))];
	const shownDay = days.find((one) => one === day) ?? days[0];
	const times = data?.times.filter((one) => dayFor(one) === shownDay) ?? [];
	const chosen = times.find((one) => one.startDate === start);
	const isOnsiteOffered = times.some((one) => one.isOnsite) && chosen?.isOnsite !== false;
	const isOnline = isOnlineChosen || !isOnsiteOffered;
	const send = async (event: FormEvent) => {
		event.preventDefault();
		if (!chosen) return;
		await acting.act(async () => {
			const proposal = { startDate: chosen.startDate, minutes, place: isOnline ? null : place };
			const query = { lang };
			if (moved)
				await call(moveAppointment, {
					params: { eventCode, id: moved.id },
					query,
					body: { ...proposal, expected: expectedOf(moved) },
				});
			else
				await call(proposeAppointment, {
					params: { eventCode, personId: person.id },
					query,
					body: { ...proposal, note },
				});
			setStart("");
			return texts.proposed[lang];
		});
	};
	const points = data?.points ?? [];
	const time = { minutes, setMinutes, day: shownDay, setDay, days, times, chosen, setStart, timeZone, isKnown: !!data };
	return { ...time, isOnline, isOnsiteOffered, setOnline, points, place, setPlace, note, setNote, acting, send };
}

/** The submit button names the choice. */
export function ProposeForm(props: Props) {
	const { lang, moved, person } = props;
	const form = useProposing(props);
	const { chosen, acting } = form;
	const ofNote = { lang, id: "appointment-note", label: texts.note[lang], isOptional: true };
	return (
		<form className="card acc-card" aria-labelledby="appointment-form" onSubmit={(event) => void form.send(event)}>
			<h2 className="h-card" id="appointment-form" tabIndex={-1}>
				{texts[moved ? "move" : "arrange"][lang]}
			</h2>
			<p className="text-muted text-pretty">{texts.arrangeLead[lang]}</p>
			{form.isKnown && form.days.length === 0 && <p>{texts.none[lang]}</p>}
			<TimeFields lang={lang} form={form} />
			{chosen && <Fits lang={lang} chosen={chosen} firstName={person.firstName} />}
			{form.isKnown && <PlaceFields lang={lang} form={form} />}
			{!moved && (
				<Field {...ofNote}>
					<textarea
						{...described(ofNote)}
						className="field-input"
						rows={2}
						maxLength={APPOINTMENT_LIMITS.note}
						value={form.note}
						onChange={({ target }) => form.setNote(target.value)}
					/>
				</Field>
			)}
			<StatusMessage told={acting.told} ref={acting.said} />
			<button type="submit" className="btn justify-self-start" disabled={!isReady(form) || acting.isBusy}>
				{submitText(lang, form)}
			</button>
		</form>
	);
}

type Form = ReturnType<typeof useProposing>;
type PartProps = { lang: Lang; form: Form };

const isPlaceMissing = ({ isOnline, place }: Form) => !isOnline && place.trim() === "";
const isReady = (form: Form) => form.chosen !== undefined && !isPlaceMissing(form);

function submitText(lang: Lang, form: Form): string {
	const { chosen, points, timeZone } = form;
	if (!chosen) return texts.choose[lang];
	if (isPlaceMissing(form)) return texts[points.length > 0 ? "choosePlace" : "typePlace"][lang];
	return fill(texts.propose[lang], { when: whenText(lang, chosen.startDate, timeZone) });
}

// long: three fields one after the other
function TimeFields({ lang, form }: PartProps) {
	const { minutes, setMinutes, day, setDay, days, times, chosen, setStart, timeZone } = form;
	const ofDay = { lang, id: "appointment-day", label: texts.day[lang] };
	const ofLength = { lang, id: "appointment-length", label: texts.length[lang] };
	const ofTime = { lang, id: "appointment-time", label: texts.time[lang] };
	const isFree = (one: Form["times"][number]) => one.isOtherFree && one.clashes.length === 0;
	const group = (label: string, some: Form["times"]) =>
		some.length > 0 && (
			<optgroup label={label}>
				{some.map(({ startDate }) => (
					<option key={startDate} value={startDate}>
						{hourText(lang, startDate, timeZone)}
					</option>
				))}
			</optgroup>
		);
	return (
		<>
			{days.length > 1 && (
				<Field {...ofDay}>
					<SelectBox {...described(ofDay)} value={day} onChange={({ target }) => setDay(target.value)}>
						{days.map((one) => (
							<option key={one} value={one}>
								{calendarDayText(lang, one)}
							</option>
						))}
					</SelectBox>
				</Field>
			)}
			<Field {...ofLength}>
				<SelectBox {...described(ofLength)} value={minutes} onChange={({ target }) => setMinutes(Number(target.value))}>
					{LENGTHS.map((one) => (
						<option key={one} value={one}>
							{fill(texts.minutes[lang], one)}
						</option>
					))}
				</SelectBox>
			</Field>
			<Field {...ofTime}>
				<SelectBox
					{...described(ofTime)}
					value={chosen?.startDate ?? ""}
					onChange={({ target }) => setStart(target.value)}
				>
					<option value="">{texts.choose[lang]}</option>
					{group(texts.bothFree[lang], times.filter(isFree))}
					{group(
						texts.busy[lang],
						times.filter((one) => !isFree(one)),
					)}
				</SelectBox>
			</Field>
		</>
	);
}

function Fits({ lang, chosen, firstName }: { lang: Lang; chosen: Form["times"][number]; firstName: string }) {
	const { clashes, isOtherFree } = chosen;
	if (clashes.length === 0 && isOtherFree) return <p className="meet-free">{texts.bothFree[lang]}</p>;
	return (
		<p className="meet-clash">
			{clashes.length > 0 && `${fill(texts.ownBusy[lang], { what: clashes.join(", ") })} `}
			{!isOtherFree && fill(texts.otherBusy[lang], { who: firstName })}
		</p>
	);
}

// long: a choice and its field
function PlaceFields({ lang, form }: PartProps) {
	const { isOnline, isOnsiteOffered, setOnline, points, place, setPlace } = form;
	const ofPlace = { lang, id: "appointment-place", label: texts.place[lang] };
	return (
		<>
			<fieldset className="segment justify-self-start">
				<legend className="sr-only">{texts.where[lang]}</legend>
				{(isOnsiteOffered ? [false, true] : [true]).map((online) => (
					<button
						key={String(online)}
						type="button"
						aria-pressed={isOnline === online}
						onClick={() => setOnline(online)}
					>
						{texts[online ? "online" : "onSite"][lang]}
					</button>
				))}
			</fieldset>
			{!isOnline && points.length > 0 && (
				<Field {...ofPlace}>
					<SelectBox {...described(ofPlace)} value={place} onChange={({ target }) => setPlace(target.value)}>
						<option value="">{texts.choosePlace[lang]}</option>
						{(place === "" || points.includes(place) ? points : [place, ...points]).map((one) => (
							<option key={one} value={one}>
								{one}
							</option>
						))}
					</SelectBox>
				</Field>
			)}
			{!isOnline && points.length === 0 && (
				<TextField
					{...ofPlace}
					help={texts.placeHelp[lang]}
					maxLength={APPOINTMENT_LIMITS.place}
					value={place}
					onChange={({ target }) => setPlace(target.value)}
				/>
			)}
		</>
	);
}
