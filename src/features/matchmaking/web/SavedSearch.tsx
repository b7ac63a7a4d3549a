import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import { useActs } from "../../../kit/ui/use-acts.ts";
import { saveSearch } from "../contract.ts";
import { parseSearch, type SearchFilters, searchQuery } from "../search-query.ts";
import { invitationTexts } from "./invitation-texts.ts";
import { peopleTexts as texts } from "./texts.ts";

type Props = {
	lang: Lang;
	eventCode: string;
	saved: string | null;
	filters: SearchFilters;
	onApply: (filters: SearchFilters) => void;
	onSaved: () => Promise<unknown>;
};

export function SavedSearch({ lang, eventCode, saved, filters, onApply, onSaved }: Props) {
	const acts = useActs({ done: texts.searchSaved[lang], failed: invitationTexts.failed[lang] }, onSaved);
	const currentQuery = searchQuery(filters);
	const store = (query: string) =>
		acts.act(async () => {
			await call(saveSearch, { params: { eventCode }, query: { lang }, body: { query } });
			return texts[query ? "searchSaved" : "searchForgotten"][lang];
		});
	const isKept = saved !== null && saved === currentQuery;
	const button = (words: string, press: () => unknown) => (
		<button type="button" className="plain-link" aria-disabled={acts.isBusy} onClick={() => void press()}>
			{words}
		</button>
	);
	return (
		<>
			{saved !== null &&
				!isKept &&
				button(texts.applySaved[lang], () => onApply(parseSearch(new URLSearchParams(saved))))}
			{currentQuery !== "" && !isKept && button(texts.saveSearch[lang], () => store(currentQuery))}
			{isKept && button(texts.forgetSearch[lang], () => store(""))}
			<StatusMessage told={acts.told} />
		</>
	);
}
