import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
	type GuestListResult,
	importGuestList,
	type PlannedGuest,
	previewGuestList,
} from "../../../../features/guests/contract.ts";
import { GUEST_PLACES, guestPlacesQuery } from "../../../../features/guests/web/guest-queries.ts";
import { PARTICIPANTS } from "../../../../features/participants/web/participant-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Command, CommandButton } from "../../pieces/command/Command.tsx";
import { useAct } from "../../pieces/command/use-act.ts";
import type { ListState } from "../../pieces/list/list-state.ts";
import { RecordPanel, RecordPart, RecordTop } from "../../pieces/record/RecordPanel.tsx";
import { GuestListFields, type ListInput, NO_LIST } from "./GuestListFields.tsx";
import { GuestListRows } from "./GuestListRows.tsx";
import { GUEST_LIST } from "./guest-acts.ts";
import { guestOfficeTexts as texts } from "./guest-office-texts.ts";

/** Registers the guests of a CSV file. */
export function GuestListPanel({ state }: { state: ListState }) {
	const { lang, event } = useFrame();
	const { act } = useAct();
	const places = useQuery(guestPlacesQuery(lang, event.code));
	const { rows, results, forget, preview, run, onDone } = useGuestList();
	return (
		<RecordPanel state={state} record={places} above={texts.list[lang]}>
			{({ packages }) => (
				<>
					<RecordTop above={event.name} title={texts.list[lang]} sub={texts.listLead[lang]} />
					<RecordPart>
						<Command<ListInput>
							name={GUEST_LIST}
							title={texts.list[lang]}
							initial={NO_LIST}
							fields={(input, set) => {
								const check = (list: ListInput) => {
									forget();
									set(list);
								};
								return <GuestListFields input={input} set={check} packages={packages} />;
							}}
							isReady={({ text }) => text !== ""}
							preview={preview}
							confirm={({ emails: count }) => fill(texts.run[lang], { count })}
							run={run}
							onDone={onDone}
						/>
						{act !== GUEST_LIST && <CommandButton name={GUEST_LIST}>{texts.anotherList[lang]}</CommandButton>}
					</RecordPart>
					{rows.length > 0 && <GuestListRows rows={rows} results={results} />}
				</>
			)}
		</RecordPanel>
	);
}

function useGuestList() {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const [rows, setRows] = useState<readonly PlannedGuest[]>([]);
	const [results, setResults] = useState<readonly GuestListResult[]>([]);
	const at = { params: { eventCode: event.code }, query: { lang } };
	const forget = () => {
		setRows([]);
		setResults([]);
	};
	const preview = async (body: ListInput) => {
		forget();
		const found = await call(previewGuestList, { ...at, body });
		setRows(found.rows);
		return found;
	};
	const run = async (input: ListInput, fingerprint: string, headers: Record<string, string>) => {
		const all: GuestListResult[] = [];
		for (let from: number | null = 0; from !== null; ) {
			const body: ListInput & { fingerprint: string; from: number } = { ...input, fingerprint, from };
			const part = await call(importGuestList, { ...at, body, headers });
			all.push(...part.results);
			setResults([...all]);
			from = part.next;
		}
		const registered = all.filter((one) => one.outcome === "registered").length;
		return fill(texts.done[lang], { registered, all: all.length });
	};
	const onDone = async () => {
		await queries.invalidateQueries({ queryKey: [PARTICIPANTS] });
		await queries.invalidateQueries({ queryKey: [GUEST_PLACES] });
	};
	return { rows, results, forget, preview, run, onDone };
}
