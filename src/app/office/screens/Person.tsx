import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "wouter";
import { exportPerson, type Person as PersonRecord } from "../../../features/participants/person-contract.ts";
import { PARTICIPANTS, personQuery } from "../../../features/participants/web/participant-queries.ts";
import { holderState } from "../../../features/tickets/status.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { ScreenFailed } from "../../client/ScreenFailed.tsx";
import { ScreenSkeleton } from "../../client/ScreenSkeleton.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { Can } from "../pieces/Can.tsx";
import { CommandButton } from "../pieces/command/Command.tsx";
import { shortMoment } from "../pieces/dates.ts";
import { ExportButton } from "../pieces/list/ExportButton.tsx";
import { RecordActs, RecordColumns, RecordHead, RecordStrip } from "../pieces/record/RecordPage.tsx";
import { StateMark } from "../pieces/StateMark.tsx";
import { newestLooks } from "./participants/newest-looks.ts";
import { PersonData } from "./participants/PersonData.tsx";
import { ERASE, PersonErasure } from "./participants/PersonErasure.tsx";
import { PersonHistory } from "./participants/PersonHistory.tsx";
import { PersonAnswers, PersonConsents, PersonOrders, PersonPlan } from "./participants/PersonParts.tsx";
import { PersonTickets } from "./participants/PersonTickets.tsx";
import { statusNames, personTexts as texts } from "./participants/participant-texts.ts";

/** Everything about one person. */
export function Person() {
	const { lang, event } = useFrame();
	const { id = "" } = useParams<{ id: string }>();
	const person = useQuery(personQuery(lang, event.code, id));
	if (person.data) return <PersonPage person={person.data} />;
	if (person.error) return <ScreenFailed error={person.error} resetErrorBoundary={() => void person.refetch()} />;
	return <ScreenSkeleton />;
}

function PersonPage({ person }: { person: PersonRecord }) {
	const queries = useQueryClient();
	const onDone = () => queries.invalidateQueries({ queryKey: [PARTICIPANTS] });
	const { details } = person;
	return (
		<>
			<Looks views={person.views} />
			<Head person={person} />
			<Acts person={person} />
			<PersonErasure personId={person.personId} />
			<PersonData person={person} onDone={onDone} />
			<RecordColumns
				main={
					<>
						<PersonTickets person={person} onDone={onDone} />
						{details && <PersonHistory details={details} />}
						{details && <PersonAnswers details={details} />}
					</>
				}
				beside={
					details && (
						<>
							{details.orders && <PersonOrders orders={details.orders} />}
							<PersonPlan plan={details.plan} />
							<PersonConsents consents={details.consents} />
						</>
					)
				}
			/>
		</>
	);
}

const MAX_LOOKS = 4;

function Looks({ views }: Pick<PersonRecord, "views">) {
	const { lang, event } = useFrame();
	const names = newestLooks(views, MAX_LOOKS)
		.map(({ name, date }) => `${name} (${shortMoment(lang, date, event.timeZone)})`)
		.join(", ");
	return (
		<RecordStrip icon="eye" end={<span>{fill(texts.seen[lang], { names })}</span>}>
			<b>{texts.recorded[lang]}</b>
		</RecordStrip>
	);
}

function Head({ person }: { person: PersonRecord }) {
	const { lang, event } = useFrame();
	const { details, firstName, lastName } = person;
	const own = person.registrations.find((one) => one.isOfThisEvent);
	const [scan] = own?.checkIns ?? [];
	const contact = details && [
		{ icon: "mail" as const, text: details.email },
		{ icon: "phone" as const, text: details.phoneText },
	];
	return (
		<RecordHead
			title={`${firstName} ${lastName}`}
			sub={details ? [details.position, details.company].filter(Boolean).join(", ") : texts.hidden[lang]}
			lines={contact?.filter(({ text }) => text !== "") ?? []}
			marks={details && <Marks isConfirmed={details.isEmailConfirmed} writes={details.data.lang} />}
			facts={
				own
					? [
							{ label: texts.package[lang], value: own.packageName, notes: [statusNames[holderState(own)][lang]] },
							{ label: texts.ticket[lang], value: own.ticketNumber },
							{
								label: texts.entrance[lang],
								value: scan ? shortMoment(lang, scan.date, event.timeZone) : texts.notYet[lang],
							},
						]
					: []
			}
		/>
	);
}

function Marks({ isConfirmed, writes }: { isConfirmed: boolean; writes: "pl" | "en" }) {
	const { lang } = useFrame();
	return (
		<>
			<StateMark tone={isConfirmed ? "ok" : "warn"} icon={isConfirmed ? "check" : "warning"}>
				{texts[isConfirmed ? "active" : "inactive"][lang]}
			</StateMark>
			<StateMark tone="note">{texts[writes === "pl" ? "writes" : "writesEnglish"][lang]}</StateMark>
		</>
	);
}

function Acts({ person }: { person: PersonRecord }) {
	const { lang, event } = useFrame();
	if (!Object.values(person.can).some(Boolean)) return null;
	return (
		<RecordActs>
			<Can can={person.can} act="change">
				<CommandButton name="data" icon="edit">
					{texts.change[lang]}
				</CommandButton>
			</Can>
			<Can can={person.can} act="export">
				<ExportButton
					file={exportPerson}
					params={{ eventCode: event.code, personId: person.personId }}
					label={texts.export[lang]}
				/>
			</Can>
			<Can can={person.can} act="erase">
				<CommandButton name={ERASE} icon="trash">
					{texts.erase[lang]}
				</CommandButton>
			</Can>
		</RecordActs>
	);
}
