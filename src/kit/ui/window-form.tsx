import { type ReactNode, useEffect, useRef } from "react";
import { type Lang, tidy } from "../i18n/lang.ts";
import { Icon } from "./icons.tsx";
import { Modal } from "./modal.tsx";
import { TrapField } from "./trap-field.tsx";
import type { useSentForm } from "./use-sent-form.ts";

type Sent = Pick<ReturnType<typeof useSentForm>, "failure" | "isSending" | "changed" | "submit">;

/** A window with a form; once it is sent, with what the server said. */
export function WindowForm(props: {
	lang: Lang;
	title: string;
	lead: string;
	form: Sent;
	answer: { message: string; nextStep: string } | undefined;
	words: { submit: string; sending: string; close: string };
	onClose: () => void;
	children: ReactNode;
}) {
	const { lang, form, answer, words, onClose } = props;
	if (answer) {
		return (
			<Modal lang={lang} width={520} title={props.title} onClose={onClose} foot={<Close {...{ words, onClose }} />}>
				<Said {...answer} />
			</Modal>
		);
	}
	return (
		<Modal lang={lang} width={520} title={props.title} onClose={onClose}>
			<form method="post" noValidate className="grid gap-5" onSubmit={form.submit} onInput={form.changed}>
				<p className="text-pretty">{tidy(props.lead)}</p>
				{props.children}
				<TrapField />
				<div role="alert" className="empty:-mb-5">
					{form.failure && (
						<p className="field-error">
							<Icon name="warning" />
							{form.failure}
						</p>
					)}
				</div>
				<button type="submit" className="btn justify-self-start" aria-disabled={form.isSending}>
					{form.isSending ? words.sending : words.submit}
				</button>
			</form>
		</Modal>
	);
}

function Close({ words, onClose }: { words: { close: string }; onClose: () => void }) {
	return (
		<button type="button" className="btn ml-auto" onClick={onClose}>
			{words.close}
		</button>
	);
}

function Said({ message, nextStep }: { message: string; nextStep: string }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => place.current?.focus(), []);
	return (
		<div className="grid gap-3 focus:outline-none" role="status" tabIndex={-1} ref={place}>
			<p className="text-xl font-bold">{message}</p>
			<p className="text-pretty">{tidy(nextStep)}</p>
		</div>
	);
}
