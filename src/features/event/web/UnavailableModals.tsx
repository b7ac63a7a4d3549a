import { type Text, tidy } from "../../../kit/i18n/lang.ts";
import { Modal, type ModalProps } from "../../../kit/ui/modal.tsx";
import { texts } from "../texts.ts";

function Notice({ lang, onClose, title, text, note }: ModalProps & { title: Text; text: Text; note: Text }) {
	return (
		<Modal
			lang={lang}
			width={520}
			title={title[lang]}
			onClose={onClose}
			foot={
				<button type="button" className="btn ml-auto" onClick={onClose}>
					{texts.close[lang]}
				</button>
			}
		>
			<div className="prose">
				<p>{tidy(text[lang])}</p>
				<p className="text-muted">{tidy(note[lang])}</p>
			</div>
		</Modal>
	);
}

/** Spec §2: login is not currently available; the account will be available closer to the event date. */
export function LoginUnavailable(props: ModalProps) {
	return <Notice {...props} title={texts.loginTitle} text={texts.loginText} note={texts.loginNote} />;
}

/** The registration of this event is closed. */
export function RegistrationUnavailable(props: ModalProps) {
	return (
		<Notice {...props} title={texts.registrationTitle} text={texts.registrationText} note={texts.registrationNote} />
	);
}
