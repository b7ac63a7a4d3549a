import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { pictureSources } from "../../../kit/ui/picture.ts";
import { texts } from "../contact-texts.ts";
import { type ContactCard, FORM_OF, telOf } from "../contacts.ts";

/** Spec §2. Each card links to its form; `isPlain` omits the link. */
export function ContactCards({ lang, contacts, isPlain }: { lang: Lang; contacts: ContactCard[]; isPlain?: boolean }) {
	return (
		<ul className="contacts">
			{contacts.map((contact) => (
				<li className="contact" key={contact.email}>
					{contact.photoUrl && (
						<img
							{...pictureSources(contact.photoUrl)}
							sizes="72px"
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
						{!isPlain && (
							<a className="contact-form" href={FORM_OF[contact.kind]}>
								<Icon name="arrow" size={18} /> {texts[contact.kind][lang]}
							</a>
						)}
					</div>
				</li>
			))}
		</ul>
	);
}

/** The line may break after the @. */
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
