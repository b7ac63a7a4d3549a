import { useEffect, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { type GivenContact, getGivenContacts, withdrawContact } from "../contract.ts";
import { leadsTexts as texts } from "./texts.ts";

/** Empty without contacts. */
export function GivenContacts({ lang }: { lang: Lang }) {
	const [contacts, setContacts] = useState<GivenContact[]>([]);
	const [told, setTold] = useState("");
	useEffect(() => {
		call(getGivenContacts, { query: { lang } }).then(
			(given) => setContacts(given.contacts),
			() => setTold(texts.failed[lang]),
		);
	}, [lang]);
	const withdraw = async ({ objectId: leadId, exhibitorName }: GivenContact) => {
		try {
			await call(withdrawContact, { params: { leadId }, query: { lang } });
			setContacts((all) => all.filter((one) => one.objectId !== leadId));
			setTold(fill(texts.withdrawn[lang], { name: exhibitorName }));
		} catch {
			setTold(texts.failed[lang]);
		}
	};
	if (contacts.length === 0 && told === "") return null;
	return (
		<section className="card form-card" aria-labelledby="contacts-given">
			<div className="grid gap-2">
				<h2 className="h-card" id="contacts-given">
					{texts.givenTitle[lang]}
				</h2>
				<p className="text-muted text-pretty">{texts.givenLead[lang]}</p>
			</div>
			<p role="status">{told}</p>
			<ul className="consents">
				{contacts.map((one) => (
					<GivenContactRow key={one.objectId} lang={lang} one={one} onWithdraw={() => void withdraw(one)} />
				))}
			</ul>
		</section>
	);
}

function GivenContactRow({ lang, one, onWithdraw }: { lang: Lang; one: GivenContact; onWithdraw: () => void }) {
	const facts = {
		event: one.eventName,
		day: dateText(lang, new Date(one.takenDate), one.timeZone),
		version: one.version,
	};
	return (
		<li className="flex flex-wrap gap-x-8 gap-y-3 items-center justify-between">
			<div className="grid gap-1 min-w-0 basis-96 grow">
				<h3 className="font-bold wrap-anywhere">{one.exhibitorName}</h3>
				<p className="field-help">{fill(texts.givenOn[lang], facts)}</p>
				<details>
					<summary>{texts.words[lang]}</summary>
					<p className="text-pretty">{one.text}</p>
				</details>
			</div>
			<button
				type="button"
				className="btn btn-outline btn-list"
				aria-label={fill(texts.withdrawOf[lang], { name: one.exhibitorName })}
				onClick={onWithdraw}
			>
				{texts.withdraw[lang]}
			</button>
		</li>
	);
}
