import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { useLoaded } from "../../../kit/ui/loaded.tsx";
import { contactsAddress } from "../contacts-address.ts";
import type { getContacts } from "../contacts-contract.ts";

export function useContacts(lang: Lang, eventCode: string) {
	return useLoaded(`${eventCode} ${lang}`, () =>
		call<typeof getContacts>(contactsAddress, { params: { eventCode }, query: { lang } }),
	);
}
