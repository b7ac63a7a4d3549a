import { useEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { confirmSignUp, getLetterLink, type LetterLink, leaveLetters } from "../preferences-contract.ts";
import { refusals, texts } from "../preferences-texts.ts";

/** What a button ends. */
export type Left = { newsletter?: string; reminder?: number; everything?: boolean };

type Shown = {
	name: "shown";
	link: LetterLink;
	/** The reader has just said yes. */
	isJustConfirmed?: boolean;
	/** What is said about what has just ended. */
	left?: string;
	failure?: string;
};
type State = { name: "loading" } | { name: "failed"; sentence: string; canRetry: boolean } | Shown;

/** What the secret in the page's address opens, and what its reader does with it: one thing at a time. */
// long: its deeds share one state, button and focus
export function useLetterLink(lang: Lang) {
	const [state, setState] = useState<State>({ name: "loading" });
	const [busy, setBusy] = useState<string>();
	const heading = useRef<HTMLHeadingElement>(null);
	const asked = () => ({
		params: { secret: new URLSearchParams(location.search).get("id") || "none" },
		query: { lang },
	});
	const load = async () => {
		setState({ name: "loading" });
		try {
			setState({ name: "shown", link: await call(getLetterLink, asked()) });
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

	/** `name` is that of the button that was pressed. */
	const press = async (name: string, send: () => Promise<LetterLink>, then: Partial<Shown>) => {
		if (busy !== undefined || state.name !== "shown") return;
		setBusy(name);
		try {
			setState({ name: "shown", link: await send(), ...then });
		} catch (error) {
			const said = error instanceof CallFailure ? error.problem?.message : undefined;
			setState({ ...state, failure: said ?? texts.noAnswer[lang] });
		}
		setBusy(undefined);
		heading.current?.focus();
	};
	return {
		state,
		/** The name of the button that waits. */
		busy,
		/** Of the page; it gets the focus after each answer. */
		heading,
		load,
		confirm: () => press("confirm", () => call(confirmSignUp, asked()), { isJustConfirmed: true }),
		leave: (name: string, left: Left) =>
			press(name, () => call(leaveLetters, { ...asked(), body: left }), {
				left: (left.everything ? texts.left : texts.leftOne)[lang],
			}),
	};
}
