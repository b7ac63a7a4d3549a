import { useEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { confirmSignUp, type EmailLink, getEmailLink, leaveEmails } from "../preferences-contract.ts";
import { refusals, texts } from "../preferences-texts.ts";

export type Unsubscription = { newsletter?: string; reminder?: number; everything?: boolean };

type OpenLink = {
	name: "shown";
	link: EmailLink;
	isJustConfirmed?: boolean;
	left?: string;
	failure?: string;
};
type State = { name: "loading" } | { name: "failed"; sentence: string; canRetry: boolean } | OpenLink;

/** The subscriber's data by the URL's secret, with actions, one at a time. */
// long: its actions share one state, button and focus
export function useEmailLink(lang: Lang) {
	const [state, setState] = useState<State>({ name: "loading" });
	const [busy, setBusy] = useState<string>();
	const heading = useRef<HTMLHeadingElement>(null);
	const requested = () => ({
		params: { secret: new URLSearchParams(location.search).get("id") || "none" },
		query: { lang },
	});
	const load = async () => {
		setState({ name: "loading" });
		try {
			setState({ name: "shown", link: await call(getEmailLink, requested()) });
		} catch (error) {
			const isUnknown = error instanceof CallFailure && error.status === 404;
			setState({
				name: "failed",
				sentence: (isUnknown ? refusals.unknown : texts.noAnswer)[lang],
				canRetry: !isUnknown,
			});
		}
	};
	useEffect(() => void load(), []);

	const press = async (name: string, send: () => Promise<EmailLink>, then: Partial<OpenLink>) => {
		if (busy !== undefined || state.name !== "shown") return;
		setBusy(name);
		try {
			setState({ name: "shown", link: await send(), ...then });
		} catch (error) {
			const sentence = error instanceof CallFailure ? error.problem?.message : undefined;
			setState({ ...state, failure: sentence ?? texts.noAnswer[lang] });
		}
		setBusy(undefined);
		heading.current?.focus();
	};
	return {
		state,
		busy,
		/** Gets the focus after each response. */
		heading,
		load,
		confirm: () => press("confirm", () => call(confirmSignUp, requested()), { isJustConfirmed: true }),
		leave: (name: string, left: Unsubscription) =>
			press(name, () => call(leaveEmails, { ...requested(), body: left }), {
				left: (left.everything ? texts.left : texts.leftOne)[lang],
			}),
	};
}
