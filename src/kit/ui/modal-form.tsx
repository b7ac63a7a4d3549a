import "./modal-form.css";
import { type ReactNode, useEffect, useId, useRef } from "react";
import type { Lang } from "../i18n/lang.ts";
import { HoneypotField } from "./honeypot-field.tsx";
import { Icon } from "./icons.tsx";
import { Modal, type ModalWidth } from "./modal.tsx";
import type { useForm } from "./use-form.ts";
import type { useGuard } from "./use-guard.ts";

type Shape = {
	lang: Lang;
	title: string;
	lead: string;
	form: Pick<ReturnType<typeof useForm>, "failure" | "isSending" | "handlers">;
	guard: Pick<ReturnType<typeof useGuard>, "element">;
	words: { submit: string; sending: string; close?: string };
	/** A note about the use of data, beside the button. */
	note?: ReactNode;
	children: ReactNode;
};

/**
 * A modal with a form. The button and general errors are in the foot, always visible. After sending, the server's
 * message replaces the form, unless another modal shows it.
 */
// long: one modal's markup
export function ModalForm({
	answer,
	width = 520,
	around = (form) => form,
	onClose,
	...shape
}: Shape & {
	answer?: { message: string; nextStep: string } | undefined;
	width?: ModalWidth;
	/** Wraps the form in related content. */
	around?: (form: ReactNode) => ReactNode;
	onClose: () => void;
}) {
	const id = useId();
	const { lang, title, lead, form, guard, words, children } = shape;
	const close = (
		<button type="button" className="btn ml-auto" onClick={onClose}>
			{words.close}
		</button>
	);
	const foot = answer ? close : <SendFoot id={id} {...shape} />;
	return (
		<Modal lang={lang} width={width} title={title} onClose={onClose} foot={foot}>
			{answer ? (
				<Message {...answer} />
			) : (
				around(
					<form
						id={id}
						ref={guard.element}
						method="post"
						noValidate
						className="sent-form"
						aria-label={title}
						{...form.handlers}
					>
						<p className="lead">{lead}</p>
						{children}
						<HoneypotField />
					</form>,
				)
			)}
		</Modal>
	);
}

function SendFoot({ id, form, words, note }: Pick<Shape, "form" | "words" | "note"> & { id: string }) {
	return (
		<>
			<div role="alert">
				{form.failure && (
					<p className="sent-refused">
						<Icon name="warning" />
						<span>{form.failure}</span>
					</p>
				)}
			</div>
			{note && <p className="field-help">{note}</p>}
			<button type="submit" form={id} className="btn ml-auto" aria-disabled={form.isSending}>
				{form.isSending ? words.sending : words.submit}
			</button>
		</>
	);
}

function Message({ message, nextStep }: { message: string; nextStep: string }) {
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
