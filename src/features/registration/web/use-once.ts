import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ErrorMessage } from "../error-ladder.ts";
import type { FormValues } from "../values.ts";

/** Spec §9: how long a message on the registration page stays, in ms. */
export const MESSAGE_MS = 223_500;

/** A message that disappears after `MESSAGE_MS`. */
export function useMessage() {
	const [errorMessage, setErrorMessage] = useState<ErrorMessage>();
	useEffect(() => {
		if (!errorMessage) return;
		const timer = setTimeout(() => setErrorMessage(undefined), MESSAGE_MS);
		return () => clearTimeout(timer);
	}, [errorMessage]);
	return [errorMessage, setErrorMessage] as const;
}

/** Runs one action at a time. `round` counts failures, so that errors are shown once all are known. */
export function useOnce(onStart: () => void) {
	const [isSending, setSending] = useState(false);
	const [round, setRound] = useState(0);
	const isBusy = useRef(false);
	const once = (work: () => Promise<boolean>) => async () => {
		if (isBusy.current) return;
		isBusy.current = true;
		setSending(true);
		onStart();
		if (!(await work())) setRound((n) => n + 1);
		isBusy.current = false;
		setSending(false);
	};
	return { isSending, round, once };
}

/** Validates the form and sends it; whether it was valid and accepted. */
export async function whetherTaken<R>(
	fields: Pick<UseFormReturn<FormValues, unknown, R>, "handleSubmit">,
	send: (right: R) => Promise<boolean>,
	onWrong?: () => void,
): Promise<boolean> {
	let isTaken = false;
	const taking = async (right: R) => {
		isTaken = await send(right);
	};
	await fields.handleSubmit(taking, onWrong)();
	return isTaken;
}
