import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { useLoaded, waitingModal } from "../../../kit/ui/loaded.tsx";
import { Modal, type ModalProps } from "../../../kit/ui/modal.tsx";
import { documentPath } from "../../event/addresses.ts";
import { getLecturers } from "../contract.ts";
import { isFound, type PersonCard, personCard } from "../rules.ts";
import { foundForms, texts } from "../texts.ts";
import { Portrait } from "./Portrait.tsx";

/** `#speakers`. */
export default function SpeakersModal({ lang, base, eventCode, onClose }: ModalProps) {
	const [loaded, retry] = useLoaded(eventCode, () => call(getLecturers, { params: { eventCode } }));
	const [query, setQuery] = useState("");
	const common = { lang, width: 1200, title: texts.allTitle[lang], onClose } as const;
	if (loaded.state !== "loaded") {
		return waitingModal({ ...common, state: loaded.state, gone: texts.goneEvent[lang], onRetry: retry });
	}
	const people = loaded.value.map((person) => personCard(person, lang));
	const found = people.filter((person) => isFound(person, query.trim()));
	if (people.length === 0) return <Modal {...common}>{texts.nobodyYet[lang]}</Modal>;
	return (
		<Modal {...common}>
			<div className="people-filter">
				<label className="people-search">
					<span className="sr-only">{texts.filter[lang]}</span>
					<Icon name="search" />
					<input
						className="field-input"
						type="search"
						value={query}
						placeholder={texts.filter[lang]}
						onChange={(event) => setQuery(event.target.value)}
						autoComplete="off"
					/>
				</label>
				<p role="status">{plural(lang, found.length, foundForms)}</p>
			</div>
			{found.length > 0 ? <People base={base} people={found} /> : <p className="text-muted">{texts.nobody[lang]}</p>}
		</Modal>
	);
}

function People({ base, people }: { base: string; people: PersonCard[] }) {
	return (
		<ul className="people-all">
			{people.map((person) => (
				<li key={person.id}>
					<a className="people-one" href={documentPath(base, "speakers", person.id)}>
						<Portrait person={person} size={96} sizes="96px" />
						<span>
							<b>{person.name}</b>
							<small>{person.jobPosition}</small>
							<small className="people-firm">{person.organization}</small>
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
