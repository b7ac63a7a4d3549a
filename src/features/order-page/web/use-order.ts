import { useEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { inputKeys } from "../../../kit/api/request-keys.ts";
import type { SentBodyOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import {
	askInvoice,
	cancelUnpaid,
	getPaymentInfo,
	makePaymentUrl,
	type PaymentInfo,
	refundBought,
} from "../contract.ts";
import { orderTexts as texts } from "../page-texts.ts";
import { isAwaited, isOrderNumber, nextAskIn } from "../state.ts";
import { storedSecret, storeSecret } from "./stored-secret.ts";

type State =
	| { name: "loading" | "leaving" | "unanswered" }
	/** `locked`: the number needs the owner's log-in. `lost`: paid in another browser. */
	| { name: "unknown" | "locked" | "lost"; sentence: string }
	| { name: "shown"; info: PaymentInfo };

/** Polls a changing order at the intervals of `nextAskIn`, and pauses while the page is hidden. */
function usePolling(state: State, ask: () => Promise<void>): void {
	const requested = useRef(0);
	const latest = useRef(ask);
	latest.current = ask;
	useEffect(() => {
		if (state.name !== "shown") return;
		if (!isAwaited(state.info)) requested.current = 0;
		const wait = nextAskIn(state.info, requested.current);
		if (wait === undefined) return;
		const timer = setInterval(() => {
			if (document.hidden) return;
			requested.current += 1;
			void latest.current();
		}, wait);
		return () => clearInterval(timer);
	}, [state]);
}

const secretOf = () => new URLSearchParams(location.search).get("id") ?? "";

function useShownOrder(lang: Lang) {
	const [state, setState] = useState<State>({ name: "loading" });
	const ask = async () => {
		if (isLost()) return setState({ name: "lost", sentence: texts.lost[lang] });
		try {
			const info = await call(getPaymentInfo, { params: { secret: secretOf() || "none" }, query: { lang } });
			setState({ name: "shown", info });
		} catch (error) {
			const { status, problem } = error instanceof CallFailure ? error : new CallFailure(0, undefined);
			const isLocked = status === 404 && isOrderNumber(secretOf());
			if (status === 404 && isLocked) setState({ name: "locked", sentence: texts.locked[lang] });
			else if (status === 404) setState({ name: "unknown", sentence: problem?.message ?? "" });
			// a shown order survives a failed refetch
			else setState((now) => (now.name === "shown" ? now : { name: "unanswered" }));
		}
	};
	return { state, setState, ask };
}

/** Runs one action at a time. A refusal is shown until the next attempt. */
function useActing(lang: Lang, ask: () => Promise<void>) {
	const [refusal, setRefusal] = useState<string>();
	const isBusy = useRef(false);
	const act = async (deed: (secret: string) => Promise<boolean>) => {
		if (isBusy.current) return;
		isBusy.current = true;
		setRefusal(undefined);
		let refused: string | undefined;
		const isLeaving = await deed(secretOf()).catch((error: unknown) => {
			refused = (error instanceof CallFailure && error.problem?.message) || texts.refused[lang];
			return false;
		});
		if (!isLeaving) await ask();
		isBusy.current = false;
		setRefusal(refused);
	};
	return { refusal, act };
}

export function useOrder(lang: Lang) {
	const { state, setState, ask } = useShownOrder(lang);
	const { refusal, act } = useActing(lang, ask);
	const [payOnce] = useState(inputKeys);
	const [giveBackOnce] = useState(inputKeys);
	const pay = (method: "card" | "transfer") =>
		act(async (secret) => {
			const requested = { params: { secret }, query: { lang }, body: { method } };
			const { url, reference } = await payOnce(requested, (headers) => call(makePaymentUrl, { ...requested, headers }));
			if (!url) return false;
			setState({ name: "leaving" });
			if (reference) storeSecret(reference, secret);
			location.assign(url);
			return true;
		});
	const cancel = () =>
		act(async (secret) => {
			await call(cancelUnpaid, { params: { secret }, query: { lang } });
			return false;
		});
	/** Returns tickets, by default all. `expectedGrosz` is the amount that the person saw. */
	const giveBack = (tickets: { position: number; quantity: number }[] | null, expectedGrosz: number) =>
		act(async (secret) => {
			const requested = { params: { secret }, query: { lang }, body: { tickets, expectedGrosz } };
			// after a shown refund, with a new key
			const request = { ...requested, already: state.name === "shown" && state.info.refundedGrosz };
			await giveBackOnce(request, (headers) => call(refundBought, { ...requested, headers }));
			return false;
		});
	/** Throws field errors, which the form shows. */
	const askForInvoice = async (body: SentBodyOf<typeof askInvoice>) => {
		await call(askInvoice, { params: { secret: secretOf() }, query: { lang }, body });
		await ask();
	};
	usePolling(state, ask);
	useArrival(ask, pay);
	return { state, refusal, secretOf, ask, pay, cancel, giveBack, askForInvoice };
}

/**
 * Finds the order of a payment reference (`ref`) after the provider's redirect, and puts it in the URL. True if this
 * browser does not know it.
 */
function isLost(): boolean {
	const query = new URLSearchParams(location.search);
	const reference = query.get("ref");
	if (!reference || query.has("id")) return false;
	const secret = storedSecret(reference);
	if (secret) history.replaceState(null, "", `${location.pathname}?${new URLSearchParams({ id: secret })}`);
	return !secret;
}

/** Shows the order or pays at once, as the URL says. Refetches on return from the browser's cache. */
function useArrival(ask: () => Promise<void>, pay: (method: "card") => Promise<void>): void {
	const latest = useRef({ ask, pay });
	latest.current = { ask, pay };
	const isArrived = useRef(false);
	useEffect(() => {
		const back = (event: PageTransitionEvent) => {
			if (event.persisted) void latest.current.ask();
		};
		addEventListener("pageshow", back);
		if (!isArrived.current) {
			isArrived.current = true;
			const query = new URLSearchParams(location.search);
			const isPaying = query.get("pay") === "card";
			query.delete("pay");
			if (isPaying) history.replaceState(null, "", `${location.pathname}?${query}`);
			void (isPaying ? latest.current.pay("card") : latest.current.ask());
		}
		return () => removeEventListener("pageshow", back);
	}, []);
}
