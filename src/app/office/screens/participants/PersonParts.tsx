import { Link } from "wouter";
import type { PersonDetails } from "../../../../features/participants/person-contract.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { type Lang, localized } from "../../../../kit/i18n/lang.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import { momentText } from "../../../../kit/time/moment.ts";
import { dayOf } from "../../../../kit/time/zone.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { shortDay } from "../../pieces/dates.ts";
import type { GlyphName } from "../../pieces/Glyph.tsx";
import { Glyph } from "../../pieces/Glyph.tsx";
import { RecordCard, RecordFacts, RecordLine } from "../../pieces/record/RecordPage.tsx";
import { StateMark, type Tone } from "../../pieces/StateMark.tsx";
import { orderStates, personTexts as texts } from "./participant-texts.ts";

type Orders = NonNullable<PersonDetails["orders"]>;

const ORDER_LOOKS: Record<Orders[number]["status"], [Tone, GlyphName]> = {
	reserved: ["warn", "clock"],
	confirmed: ["ok", "check"],
	expired: ["quiet", "cross"],
	cancelled: ["quiet", "cross"],
};

export function PersonOrders({ orders }: { orders: Orders }) {
	const { lang } = useFrame();
	return (
		<RecordCard title={texts.orders[lang]}>
			{orders.length === 0 && <p className="text-muted">{texts.noOrders[lang]}</p>}
			{orders.map((order) => (
				<OrderLines key={order.number} order={order} />
			))}
		</RecordCard>
	);
}

function OrderLines({ order }: { order: Orders[number] }) {
	const { lang, event } = useFrame();
	const [tone, icon] = ORDER_LOOKS[order.status];
	const items = order.lines.map((one) => `${one.quantity} × ${localized(lang, one.name, one.nameEn)}`).join(", ");
	const isHere = order.eventCode === event.code;
	return (
		<>
			<RecordLine end={<b>{moneyText(lang, order.grossGrosz)}</b>}>
				{isHere ? <Link to={`/orders?open=${encodeURIComponent(order.number)}`}>{order.number}</Link> : order.number}
			</RecordLine>
			<RecordLine
				end={
					<StateMark tone={tone} icon={icon}>
						{orderStates[order.status][lang]}
					</StateMark>
				}
				note={fill(texts.paid[lang], { paid: moneyText(lang, order.paidGrosz) })}
			>
				{items}
			</RecordLine>
			{order.documents.map(({ objectId, number, issuedOn }) => (
				<RecordLine key={objectId} end={shortDay(lang, issuedOn)}>
					<Glyph name="file" size={16} />
					{number}
				</RecordLine>
			))}
		</>
	);
}

export function PersonPlan({ plan }: Pick<PersonDetails, "plan">) {
	const { lang, event } = useFrame();
	return (
		<RecordCard title={texts.plan[lang]}>
			{plan.length === 0 && <p className="text-muted">{texts.noPlan[lang]}</p>}
			{plan.map(({ lectureId, subject, startDate, place, seat }) => (
				<RecordLine
					key={lectureId}
					end={<SeatMark lang={lang} seat={seat} />}
					note={[momentText(lang, new Date(startDate), event.timeZone, false), place].filter(Boolean).join(", ")}
				>
					<b>{subject}</b>
				</RecordLine>
			))}
		</RecordCard>
	);
}

function SeatMark({ lang, seat }: { lang: Lang; seat: PersonDetails["plan"][number]["seat"] }) {
	if (seat === "none") return <StateMark tone="quiet">{texts.starred[lang]}</StateMark>;
	return (
		<StateMark tone={seat === "basic" ? "ok" : "note"} icon={seat === "basic" ? "check" : "chair"}>
			{texts[seat === "basic" ? "seat" : "seatExtended"][lang]}
		</StateMark>
	);
}

export function PersonAnswers({ details }: { details: Pick<PersonDetails, "answers" | "openQuestions"> }) {
	const { lang } = useFrame();
	const { answers, openQuestions } = details;
	return (
		<RecordCard title={texts.answers[lang]}>
			{answers.length + openQuestions.length === 0 && <p className="text-muted">{texts.noAnswers[lang]}</p>}
			{answers.length > 0 && (
				<RecordFacts facts={answers.map(({ question, answer }) => ({ label: question, value: answer }))} />
			)}
			{openQuestions.map(({ question, isRequired }) => (
				<RecordLine
					key={question}
					end={
						<StateMark tone={isRequired ? "warn" : "quiet"} icon="clock">
							{texts[isRequired ? "unansweredRequired" : "unanswered"][lang]}
						</StateMark>
					}
				>
					{question}
				</RecordLine>
			))}
		</RecordCard>
	);
}

export function PersonConsents({ consents }: Pick<PersonDetails, "consents">) {
	const { lang } = useFrame();
	return (
		<RecordCard title={texts.consents[lang]}>
			{consents.length === 0 && <p className="text-muted">{texts.noConsents[lang]}</p>}
			{consents.map((one, index) => (
				<Consent key={`${one.givenDate} ${index}`} consent={one} />
			))}
		</RecordCard>
	);
}

function Consent({ consent }: { consent: PersonDetails["consents"][number] }) {
	const { lang, event } = useFrame();
	const { name, version, isGiven, givenDate, withdrawnDate } = consent;
	const dayIn = (date: string) => shortDay(lang, dayOf(new Date(date), event.timeZone));
	const isStanding = isGiven && withdrawnDate === null;
	const state =
		withdrawnDate === null ? texts.notGiven[lang] : fill(texts.withdrawn[lang], { day: dayIn(withdrawnDate) });
	return (
		<RecordLine
			end={fill(texts.version[lang], { version, day: dayIn(givenDate) })}
			{...(!isStanding && { note: state })}
		>
			<Glyph name={isStanding ? "check" : "cross"} size={16} />
			{name ?? texts.terms[lang]}
		</RecordLine>
	);
}
