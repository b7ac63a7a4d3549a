import "../../../kit/ui/modal-form.css";
import { Icon } from "../../../kit/ui/icons.tsx";
import { Modal, type ModalProps } from "../../../kit/ui/modal.tsx";
import { texts } from "../texts.ts";

/** Spec §8. */
export default function ThankYouModal({ lang, onClose }: ModalProps) {
	return (
		<Modal
			lang={lang}
			width={520}
			title={texts.thanks[lang]}
			onClose={onClose}
			foot={
				<button type="button" className="btn ml-auto" onClick={onClose}>
					{texts.close[lang]}
				</button>
			}
		>
			<div className="sent-done" role="status">
				<Icon name="check" size={36} />
				<p>{texts.contactSoon[lang]}</p>
				<p>{texts.whereTo[lang]}</p>
			</div>
		</Modal>
	);
}
