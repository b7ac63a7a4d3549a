import { waitingModal } from "../../../kit/ui/loaded.tsx";
import { Modal, type ModalProps } from "../../../kit/ui/modal.tsx";
import { texts } from "../contact-texts.ts";
import { ContactCards } from "./ContactCards.tsx";
import { useContacts } from "./use-contacts.ts";

/** `#contact-us`: contact people and links to the three forms. */
export default function ContactModal({ lang, eventCode, onClose }: ModalProps) {
	const [loaded, retry] = useContacts(lang, eventCode);
	const common = { lang, width: 720, title: texts.contacts[lang], onClose } as const;
	if (loaded.state !== "loaded") {
		return waitingModal({ ...common, state: loaded.state, gone: texts.noContacts[lang], onRetry: retry });
	}
	return (
		<Modal {...common}>
			<p className="lead">{texts[loaded.value.length > 0 ? "contactsLead" : "noContacts"][lang]}</p>
			<ContactCards lang={lang} contacts={loaded.value} />
		</Modal>
	);
}
