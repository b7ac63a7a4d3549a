import type { Lang } from "../../../kit/i18n/lang.ts";
import { SectionHead } from "../../../kit/ui/section-head.tsx";
import { texts } from "../contact-texts.ts";
import type { ContactCard } from "../contacts.ts";
import { ContactCards } from "./ContactCards.tsx";

/** Whom to write to or call. */
export function ContactsSection({ lang, contacts }: { lang: Lang; contacts: ContactCard[] }) {
	if (contacts.length === 0) return null;
	return (
		<section className="section bg-wash" id="contact" aria-labelledby="contact-heading">
			<div className="wrap">
				<SectionHead id="contact-heading" heading={texts.contacts[lang]} lead={texts.contactsLead[lang]} />
				<ContactCards lang={lang} contacts={contacts} />
			</div>
		</section>
	);
}
