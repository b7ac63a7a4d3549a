import "./window-form.css";
import { type ReactNode, useEffect, useRef } from "react";
import type { Lang } from "../i18n/lang.ts";
import { Icon } from "./icons.tsx";
import { Modal } from "./modal.tsx";
import { TrapField } from "./trap-field.tsx";
import type { useSentForm } from "./use-sent-form.ts";

type Shape = {
	lang: Lang;
	title: string;
	lead: string;
	form: Pick<ReturnType<typeof useSentForm>, "failure" | "isSending" | "handlers">;
	words: { submit: string; sending: string };
	/** What is done with what is typed, above the button. */
	note?: ReactNode;
	children: ReactNode;
};

/** The form of a window: its fields, what went wrong with the whole, and the button that says what it does. */
export function SentForm({ title, lead, form, words, note, children }: Shape) {
	return (
		<form method="post" noValidate className="sent-form" aria-label={title} {...form.handlers}>
			<p className="lead">{lead}</p>
			{children}
			<TrapField />
			<div role="alert">
				{form.failure && (
					<p className="sent-refused">
						<Icon name="warning" />
						<span>{form.failure}</span>
					</p>
				)}
			</div>
			<div className="sent-foot">
				{note && <p className="field-help">{note}</p>}
				<button type="submit" className="btn" aria-disabled={form.isSending}>
					{form.isSending ? words.sending : words.submit}
				</button>
			</div>
		</form>
	);
}

/** A window with a form alone; once it is sent, with what the server said. */
export function WindowForm({
	answer,
	onClose,
	...shape
}: Shape & {
	answer: { message: string; nextStep: string } | undefined;
	words: { close: string };
	onClose: () => void;
}) {
	const { lang, title, words } = shape;
	const close = (
		<button type="button" className="btn ml-auto" onClick={onClose}>
			{words.close}
		</button>
	);
	return (
		<Modal lang={lang} width={520} title={title} onClose={onClose} foot={answer && close}>
			{answer ? <Said {...answer} /> : <SentForm {...shape} />}
		</Modal>
	);
}

function Said({ message, nextStep }: { message: string; nextStep: string }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => place.current?.focus(), []);
	return (
		<div className="sent-done" role="status" tabIndex={-1} ref={place}>
			<Icon name="check" size={36} />
			<p>{message}</p>
			<p>{nextStep}</p>
		</div>
	);
}
