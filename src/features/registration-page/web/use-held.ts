import { useEffect, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import { confirmWaitingAddress, getWaiting, leaveWaitingList } from "../../packages/waiting-contract.ts";
import type { RegistrationForm } from "../form.ts";

type Entry = ResponseOf<typeof getWaiting>;

export type HeldState =
	| { name: "none" | "asking" | "unanswered" }
	/** The list has no such place; the sentence is the server's. */
	| { name: "unknown"; sentence: string }
	| { name: "told"; entry: Entry };

/** The waiting list place or offer of the URL's secret. `onOffered` moves the offer into the form. */
export function useHeldPlace({ event, lang, address }: RegistrationForm, onOffered: (entry: Entry) => void) {
	const { offer: secret } = address;
	const [state, setState] = useState<HeldState>({ name: secret ? "asking" : "none" });
	const take = (entry: Entry) => {
		setState({ name: "told", entry });
		if (entry.state === "offered") onOffered(entry);
	};
	const refuse = (error: unknown) => {
		const { status, problem } = error instanceof CallFailure ? error : new CallFailure(0, undefined);
		setState(status === 404 ? { name: "unknown", sentence: problem?.message ?? "" } : { name: "unanswered" });
	};
	const ask = async () => {
		if (secret) await call(getWaiting, { params: { secret }, query: { lang } }).then(take, refuse);
	};
	const leave = async () => {
		if (secret) await call(leaveWaitingList, { params: { secret }, query: { lang } }).then(take, refuse);
	};
	/** Confirms the address, so that it can get an offer. */
	const confirm = async () => {
		if (secret) await call(confirmWaitingAddress, { params: { secret }, query: { lang } }).then(take, refuse);
	};
	useEffect(() => void ask(), []);
	const isOffered = state.name === "told" && state.entry.state === "offered" && state.entry.eventCode === event.code;
	const heldPlace = isOffered && secret ? { secret, packageCode: state.entry.packageCode } : null;
	return { state, held: heldPlace, ask, leave, confirm };
}
