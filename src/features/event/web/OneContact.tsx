import type { Lang } from "../../../kit/i18n/lang.ts";
import type { ContactCard } from "../contacts.ts";
import { ContactCards } from "./ContactCards.tsx";
import { useContacts } from "./use-contacts.ts";

/** The contact person of a kind, beside a form; empty if there is none. */
export function OneContact({ lang, eventCode, kind }: { lang: Lang; eventCode: string; kind: ContactCard["kind"] }) {
	const [loaded] = useContacts(lang, eventCode);
	const found = loaded.state === "loaded" ? loaded.value.filter((one) => one.kind === kind).slice(0, 1) : [];
	return found.length > 0 && <ContactCards lang={lang} contacts={found} isPlain />;
}
