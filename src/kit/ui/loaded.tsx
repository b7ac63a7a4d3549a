import { useEffect, useState } from "react";
import { CallFailure } from "../api/call.ts";
import type { Lang, Text } from "../i18n/lang.ts";
import { Icon } from "./icons.tsx";
import { Modal, type ModalWidth } from "./modal.tsx";
import { pressedCard } from "./pressed-card.ts";

export type LoadState<T> = { state: "loading" | "gone" | "failed" } | { state: "loaded"; value: T };

const texts = {
	loading: { pl: "Wczytujemy…", en: "Loading…" },
	failed: { pl: "Nie udało się tego wczytać.", en: "This could not be loaded." },
	retry: { pl: "Spróbuj ponownie", en: "Try again" },
	back: { pl: "Wróć na stronę", en: "Back to the page" },
} satisfies Record<string, Text>;

/** Loads once per `key`; the returned function loads again. A 400 or 404 is "gone"; other errors are "failed". */
export function useLoaded<T>(key: string, ask: () => Promise<T>): [LoadState<T>, () => void] {
	const [attempt, setAttempt] = useState(0);
	const [loaded, setLoaded] = useState<LoadState<T>>({ state: "loading" });
	// the key identifies the request
	useEffect(() => {
		let isLeft = false;
		setLoaded({ state: "loading" });
		ask()
			.then((value): LoadState<T> => ({ state: "loaded", value }))
			.catch((failure: unknown): LoadState<T> => {
				const isGone = failure instanceof CallFailure && (failure.status === 404 || failure.status === 400);
				return { state: isGone ? "gone" : "failed" };
			})
			.then((next) => !isLeft && setLoaded(next));
		return () => {
			isLeft = true;
		};
	}, [key, attempt]);
	return [loaded, () => setAttempt(attempt + 1)];
}

/** A skeleton beside the pressed card's picture. */
export function Expected({ lang, picture }: { lang: Lang; picture?: string | undefined }) {
	return (
		<div className="waiting-card" role="status">
			<span className="sr-only">{texts.loading[lang]}</span>
			{picture && <img src={picture} alt="" />}
			<div className="skeleton">
				<i />
				<i />
				<i />
				<i />
			</div>
		</div>
	);
}

/**
 * A modal before its content arrives, with the pressed card's name and picture. It is a function, not a component, so
 * that window and focus survive.
 */
export function waitingModal(props: {
	lang: Lang;
	width: ModalWidth;
	title: string;
	state: "loading" | "gone" | "failed";
	gone: string;
	/** The part's own message for a failed request. */
	failed?: string;
	onRetry: () => void;
	onClose: () => void;
}) {
	const { lang, state } = props;
	const card = pressedCard();
	const title = (state === "loading" && card?.name) || props.title;
	return (
		<Modal lang={lang} width={props.width} title={title} onClose={props.onClose}>
			{state === "loading" ? (
				<Expected lang={lang} picture={card?.picture} />
			) : (
				<div className="waiting" role="status">
					<Icon name={state === "gone" ? "search" : "warning"} size={28} />
					<p>{state === "gone" ? props.gone : (props.failed ?? texts.failed[lang])}</p>
					<button type="button" className="btn btn-soft" onClick={state === "gone" ? props.onClose : props.onRetry}>
						{(state === "gone" ? texts.back : texts.retry)[lang]}
					</button>
				</div>
			)}
		</Modal>
	);
}
