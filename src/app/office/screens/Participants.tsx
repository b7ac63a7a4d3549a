import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo } from "react";
import { getParticipantsFile, type Participant } from "../../../features/participants/contract.ts";
import {
	PARTICIPANTS,
	participantsQuery,
	participantTotalsQuery,
} from "../../../features/participants/web/participant-queries.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { useFrame } from "../../client/use-frame.ts";
import { Button } from "../pieces/Button.tsx";
import { Can } from "../pieces/Can.tsx";
import type { ListFilter, ListView } from "../pieces/list/columns.ts";
import { ExportButtons } from "../pieces/list/ExportButton.tsx";
import { List } from "../pieces/list/List.tsx";
import { type ListState, useListState } from "../pieces/list/list-state.ts";
import { GUEST, GUEST_LIST } from "./participants/guest-acts.ts";
import { guestOfficeTexts as guestTexts } from "./participants/guest-office-texts.ts";
import { participantColumns } from "./participants/participant-columns.tsx";
import { statusNames, participantTexts as texts } from "./participants/participant-texts.ts";

/** Lazy: few visits register guests. */
const GuestPanel = lazy(async () => ({ default: (await import("./participants/GuestPanel.tsx")).GuestPanel }));
const GuestListPanel = lazy(async () => ({
	default: (await import("./participants/GuestListPanel.tsx")).GuestListPanel,
}));

const FILTERS = ["package", "state", "checkedIn", "mail", "order", "code"];
const STATES = ["confirmed", "reserved", "cancelled"] as const;

const viewsIn = (lang: Lang): ListView[] => [
	{ id: "all", label: texts.all[lang], filters: {} },
	{ id: "reserved", label: texts.unpaid[lang], filters: { state: "reserved" }, tone: "warn" },
	{ id: "present", label: texts.present[lang], filters: { checkedIn: "yes" } },
	{ id: "mail", label: texts.mailView[lang], filters: { mail: "failed" }, tone: "warn" },
	{ id: "cancelled", label: texts.cancelled[lang], filters: { state: "cancelled" } },
];

type Package = { code: string; name: string };

const filtersIn = (lang: Lang, packages: readonly Package[]): ListFilter[] => [
	{ name: "package", label: texts.package, options: packages.map(({ code, name }) => ({ value: code, label: name })) },
	{
		name: "state",
		label: texts.state,
		options: STATES.map((value) => ({ value, label: statusNames[value][lang] })),
	},
	{
		name: "checkedIn",
		label: texts.checkedIn,
		options: (["yes", "no"] as const).map((value) => ({ value, label: texts[value][lang] })),
	},
	{ name: "mail", label: texts.mail, options: [{ value: "failed", label: texts.mailFailed[lang] }] },
];

/** The live count of a view. */
function useViewCount(filters: Readonly<Record<string, string>>): number | undefined {
	const { lang, event } = useFrame();
	return useQuery(participantTotalsQuery(lang, event.code, filters)).data?.total;
}

/** Registrations of the event. A row opens the page of its person. */
export function Participants() {
	const { lang, event } = useFrame();
	const state = useListState(FILTERS, "-registered");
	const page = useQuery(participantsQuery(lang, event.code, state.query));
	const totals = useQuery(participantTotalsQuery(lang, event.code, state.filter));
	const all = useQuery(participantTotalsQuery(lang, event.code, {}));
	const columns = useMemo(() => participantColumns(lang, event.timeZone), [lang, event.timeZone]);
	const views = useMemo(() => viewsIn(lang), [lang]);
	const filters = useMemo(() => filtersIn(lang, all.data?.packages ?? []), [lang, all.data]);
	return (
		<List<Participant>
			screen="participants"
			root={PARTICIPANTS}
			title={texts.title}
			state={state}
			page={page}
			columns={columns}
			searches={texts.searches}
			filters={filters}
			views={views}
			useCount={useViewCount}
			idOf={(row) => String(row.objectId)}
			nameOf={(row) => `${row.firstName} ${row.lastName}`}
			addressOf={(row) => `/participants/${row.personId}`}
			empty={texts.empty}
			totals={totals.data && <Totals {...totals.data} />}
			actions={
				page.data && (
					<>
						<Can can={page.data.can} act="export">
							<ExportButtons file={getParticipantsFile} params={{ eventCode: event.code }} filter={state.filter} />
						</Can>
						<GuestActs can={page.data.can} state={state} />
					</>
				)
			}
			panel={<GuestPanels state={state} />}
		/>
	);
}

function GuestActs({ can, state }: { can: { register: boolean }; state: ListState }) {
	const { lang } = useFrame();
	return (
		<Can can={can} act="register">
			<Button icon="file" onClick={() => state.go({ open: GUEST_LIST, do: GUEST_LIST })}>
				{guestTexts.list[lang]}
			</Button>
			<Button look="primary" icon="plus" onClick={() => state.go({ open: GUEST })}>
				{guestTexts.register[lang]}
			</Button>
		</Can>
	);
}

function GuestPanels({ state }: { state: ListState }) {
	return (
		<Suspense>
			{state.open === GUEST && <GuestPanel state={state} />}
			{state.open === GUEST_LIST && <GuestListPanel state={state} />}
		</Suspense>
	);
}

type Sums = { total: number; confirmed: number; reserved: number; checkedIn: number };

function Totals({ total, confirmed, reserved, checkedIn }: Sums) {
	const { lang } = useFrame();
	return (
		<>
			{fill(texts.total[lang], {
				count: plural(lang, total, texts.count),
				confirmed,
				reserved,
				present: checkedIn,
			})}
		</>
	);
}
