import type { ReactNode } from "react";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { dateText, dayOf, timeText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { OwnRegistration } from "../../account/me-contract.ts";
import { lineName } from "../../options/texts.ts";
import { addableKinds } from "../addition.ts";
import type { OwnOptions } from "../addition-contract.ts";
import { additionTexts, addText } from "../addition-texts.ts";
import { additionPath } from "../addresses.ts";
import { texts } from "../texts.ts";

function whenText(lang: Lang, one: OwnRegistration): string {
	const start = new Date(one.startDate);
	const end = new Date(one.endDate);
	const isOneDay = dayOf(start, one.timeZone) === dayOf(end, one.timeZone);
	const last = dateText(lang, end, one.timeZone);
	return isOneDay
		? `${last}, ${timeText(lang, start, one.timeZone)}`
		: `${dateText(lang, start, one.timeZone, false)} – ${last}`;
}

function dayText(lang: Lang, one: OwnRegistration, day: OwnRegistration["days"][number]): string {
	const place = `${localized(lang, one.place, one.placeEn)}, ${localized(lang, one.city, one.cityEn)}`;
	const time = timeText(lang, new Date(day.startDate), one.timeZone);
	return `${localized(lang, day.name, day.nameEn)}, ${time}, ${day.isOnsite ? place : texts.online[lang].toLowerCase()}`;
}

type Props = {
	lang: Lang;
	holder: string;
	/** The code and what can be done with the ticket of a registration. */
	stubOf?: (registrationId: number) => ReactNode;
};

/** A person's registrations as tickets. `options`: what each has besides its package, and what can be added to it. */
export function OwnTickets({
	registrations,
	options = [],
	...common
}: Props & { registrations: OwnRegistration[]; options?: OwnOptions[] }) {
	return (
		<ul className="own-tickets">
			{registrations.map((one) => (
				<OwnTicket
					key={one.objectId}
					{...common}
					one={one}
					own={options.find(({ registrationId }) => registrationId === one.objectId)}
				/>
			))}
		</ul>
	);
}

type TicketProps = Props & { one: OwnRegistration; own: OwnOptions | undefined };

function OwnTicket({ lang, holder, stubOf, one, own }: TicketProps) {
	return (
		<li className="ticket beams on-dark" style={beamsOf(one.beams)}>
			<div className="ticket-top">
				<p className="ticket-event">{localized(lang, one.eventName, one.eventNameEn)}</p>
				<h2 className="ticket-name">{one.packageName}</h2>
				<ul className="ticket-facts">
					<li>
						<Icon name="person" />
						<span className="break-words min-w-0">{holder}</span>
					</li>
					<When lang={lang} one={one} />
					<OptionFacts lang={lang} own={own} />
				</ul>
				<AddLink lang={lang} own={own} />
			</div>
			<Status lang={lang} status={one.status} />
			{stubOf?.(one.objectId)}
		</li>
	);
}

/** When and where the person is expected; the span of the event where no days are named. */
function When({ lang, one }: { lang: Lang; one: OwnRegistration }) {
	if (one.days.length === 0) {
		return (
			<li>
				<Icon name="calendar" />
				<span>{whenText(lang, one)}</span>
			</li>
		);
	}
	return one.days.map((day) => (
		<li key={day.startDate}>
			<Icon name={day.isOnsite ? "pin" : "play"} />
			<span>{dayText(lang, one, day)}</span>
		</li>
	));
}

const STATUS = {
	confirmed: { icon: "check", text: "status" },
	reserved: { icon: "clock", text: "statusReserved" },
	cancelled: { icon: "cross", text: "statusCancelled" },
} as const;

function Status({ lang, status }: { lang: Lang; status: OwnRegistration["status"] }) {
	return (
		<p className="ticket-foot ticket-status" data-status={status}>
			<Icon name={STATUS[status].icon} />
			{texts[STATUS[status].text][lang]}
		</p>
	);
}

type OptionsProps = { lang: Lang; own: OwnOptions | undefined };

/** What the ticket has besides its package; what is not paid does not count yet. */
function OptionFacts({ lang, own }: OptionsProps) {
	if (!own) return null;
	const named = (isPaid: boolean) =>
		own.taken.filter((one) => one.isPaid === isPaid).map(({ kind, choice }) => lineName(kind, choice)[lang]);
	const [paid, unpaid] = [named(true), own.status === "confirmed" ? named(false) : []];
	return (
		<>
			{paid.length > 0 && (
				<li>
					<Icon name="plus" />
					<span className="min-w-0">{paid.join(" · ")}</span>
				</li>
			)}
			{unpaid.length > 0 && (
				<li>
					<Icon name="clock" />
					<span className="min-w-0">{`${unpaid.join(" · ")} (${additionTexts.waits[lang]})`}</span>
				</li>
			)}
		</>
	);
}

/** The way to what can still be added; nothing where there is nothing left. */
function AddLink({ lang, own }: OptionsProps) {
	const kinds = addableKinds(own?.options ?? [], own?.taken ?? []);
	if (!own || kinds.length === 0) return null;
	return (
		<p className="mt-6">
			<a className="btn btn-outline btn-list" href={additionPath(lang, own.eventCode, own.registrationId)}>
				<Icon name="plus" size={18} />
				{addText(lang, kinds)}
			</a>
		</p>
	);
}

/** The beams of the ticket are those of its event, not of the page's. */
function beamsOf(beams: string[]): Record<string, string> {
	return Object.fromEntries(beams.map((colour, index) => [`--beam-${index + 1}`, colour]));
}
