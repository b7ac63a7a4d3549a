import type { Lang } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { PhoneFold } from "../../../kit/ui/phone-fold.tsx";
import { contactForms, texts } from "../contact-texts.ts";
import type { ContactCard } from "../contacts.ts";
import { ContactCards } from "./ContactCards.tsx";

/** Phones show it collapsed. */
export function ContactsSection({ lang, contacts }: { lang: Lang; contacts: ContactCard[] }) {
	if (contacts.length === 0) return null;
	return (
		<PhoneFold id="contact-all" label={texts.contacts[lang]} note={plural(lang, contacts.length, contactForms)}>
			<section className="contacts-ground on-dark" id="contact" aria-labelledby="contact-heading">
				<div className="wrap">
					<h2 className="h-small phone-fold-name" id="contact-heading">
						{texts.contacts[lang]}
					</h2>
					<p>{texts.contactsLead[lang]}</p>
					<ContactCards lang={lang} contacts={contacts} />
				</div>
			</section>
		</PhoneFold>
	);
}
