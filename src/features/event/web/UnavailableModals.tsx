import type { ReactNode } from "react";
import type { Text } from "../../../kit/i18n/lang.ts";
import { Modal, type ModalProps } from "../../../kit/ui/modal.tsx";
import { texts } from "../texts.ts";

type NoticeProps = ModalProps & { title: Text; text: Text; note: Text; more?: ReactNode };

function Notice({ lang, onClose, title, text, note, more }: NoticeProps) {
	return (
		<Modal
			lang={lang}
			width={520}
			title={title[lang]}
			onClose={onClose}
			foot={
				<>
					{more}
					<button type="button" className="btn ml-auto" onClick={onClose}>
						{texts.close[lang]}
					</button>
				</>
			}
		>
			<div className="prose">
				<p>{text[lang]}</p>
				<p className="text-muted">{note[lang]}</p>
			</div>
		</Modal>
	);
}

/** Spec §2: the account opens closer to the event. */
export function LoginUnavailable(props: ModalProps) {
	return <Notice {...props} title={texts.loginTitle} text={texts.loginText} note={texts.loginNote} />;
}

/** Spec §8, with an invitation to the newsletter. */
export function RegistrationUnavailable(props: ModalProps) {
	const { registrationTitle: title, registrationText: text, registrationNote: note } = texts;
	const subscribe = (
		<a className="btn btn-soft" href="#subscribe">
			{texts.subscribe[props.lang]}
		</a>
	);
	return <Notice {...props} title={title} text={text} note={note} more={subscribe} />;
}
