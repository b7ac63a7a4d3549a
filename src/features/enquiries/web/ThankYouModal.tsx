import { tidy } from "../../../kit/i18n/lang.ts";
import { Modal, type ModalProps } from "../../../kit/ui/modal.tsx";
import { texts } from "../texts.ts";

/** Spec §8: what follows an enquiry, `#thank-you`. */
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
			<p className="lead" role="status">
				{tidy(texts.contactSoon[lang])}
			</p>
		</Modal>
	);
}
