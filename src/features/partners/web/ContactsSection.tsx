import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { pictureSources } from "../../../kit/ui/picture.ts";
import { SectionHead } from "../../../kit/ui/section-head.tsx";
import { type ContactCard, telOf } from "../rules.ts";
import { texts } from "../texts.ts";

/** Whom to write to or call. */
export function ContactsSection({ lang, contacts }: { lang: Lang; contacts: ContactCard[] }) {
	if (contacts.length === 0) return null;
	return (
		<section className="section bg-wash" id="contact" aria-labelledby="contact-heading">
			<div className="wrap">
				<SectionHead id="contact-heading" heading={texts.contacts[lang]} lead={texts.contactsLead[lang]} />
				<ul className="contacts">
					{contacts.map((contact) => (
						<li className="card contact" key={contact.email}>
							{contact.photoUrl && (
								<img
									{...pictureSources(contact.photoUrl)}
									sizes="(min-width: 680px) and (max-width: 1239px) 30vw, 140px"
									width="160"
									height="160"
									alt=""
									loading="lazy"
									decoding="async"
								/>
							)}
							<div>
								<p className="contact-role">{contact.role}</p>
								<h3>{contact.name}</h3>
								<a href={`mailto:${contact.email}`}>
									<Icon name="mail" size={18} /> <Email address={contact.email} />
								</a>
								<a href={telOf(contact.phone)}>
									<Icon name="phone" size={18} /> {contact.phone.replace(/ /g, "\u00a0")}
								</a>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/** An address that breaks after its @ where it must. */
function Email({ address }: { address: string }) {
	const at = address.indexOf("@") + 1;
	return (
		<span>
			{address.slice(0, at)}
			<wbr />
			{address.slice(at)}
		</span>
	);
}
