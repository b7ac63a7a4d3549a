import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useSearchParams } from "wouter";
import type { MeetingAtEvent } from "../../../features/matchmaking/contract.ts";
import { parseSearch, type SearchFilters, searchQuery } from "../../../features/matchmaking/search-query.ts";
import { FilterChips } from "../../../features/matchmaking/web/FilterChips.tsx";
import { LockedPeople } from "../../../features/matchmaking/web/LockedPeople.tsx";
import { PeopleFilters } from "../../../features/matchmaking/web/PeopleFilters.tsx";
import { meetingQuery, peopleSearchQuery } from "../../../features/matchmaking/web/people-queries.ts";
import { SavedSearch } from "../../../features/matchmaking/web/SavedSearch.tsx";
import { peopleCount, peopleTexts as texts } from "../../../features/matchmaking/web/texts.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { PartFailed } from "../../client/PartFailed.tsx";
import { clientTexts } from "../../client/texts.ts";
import { useFrame } from "../../client/use-frame.ts";
import { PeopleCards } from "./people/PeopleCards.tsx";
import { BetterPackage, PeopleFrame } from "./people/PeopleFrame.tsx";

export function People() {
	const { lang } = useFrame();
	return (
		<PeopleFrame>
			{(at) => {
				if (at.maySearch) return <PeopleResults at={at} />;
				if (at.isOver) return null;
				return <LockedPeople lang={lang} at={at} action={<BetterPackage hasTicket />} />;
			}}
		</PeopleFrame>
	);
}

/** The URL holds the filters, so that Back and shared links restore them. */
function useFilters() {
	const [query, setQuery] = useSearchParams();
	// The URL updates too late for fast typing.
	const [filters, setFilters] = useState(() => parseSearch(query));
	const change = (next: SearchFilters) => {
		setFilters(next);
		setQuery(searchQuery(next), { replace: true });
	};
	return [filters, change] as const;
}

// long: one screen's markup, whose parts are components already
function PeopleResults({ at }: { at: MeetingAtEvent }) {
	const { lang, event } = useFrame();
	const [filters, setFilters] = useFilters();
	const settled = useDeferredValue(filters);
	const found = useInfiniteQuery({
		...peopleSearchQuery(lang, event.code, settled),
		placeholderData: keepPreviousData,
	});
	const { data } = found;
	const people = data?.pages.flatMap((page) => page.people) ?? [];
	const queries = useQueryClient();
	const isFiltered = searchQuery(filters) !== "";
	const common = { lang, topics: at.topics, filters, onChange: setFilters };
	return (
		<>
			<PeopleFilters {...common} />
			<FilterChips {...common} />
			<div className="meet-summary">
				<p role="status">{data && peopleCount(lang, data.pages[0]?.count ?? 0)}</p>
				{isFiltered && (
					<button type="button" className="plain-link" onClick={() => setFilters({})}>
						{texts.clear[lang]}
					</button>
				)}
				<SavedSearch
					lang={lang}
					filters={filters}
					eventCode={event.code}
					saved={at.savedSearch}
					onApply={setFilters}
					onSaved={() => queries.invalidateQueries(meetingQuery(lang, event.code))}
				/>
			</div>
			{found.isError && <PartFailed what={clientTexts.failed[lang]} onRetry={() => void found.refetch()} />}
			{data && people.length === 0 && <Nobody isFiltered={isFiltered} />}
			<PeopleCards at={at} people={people} />
			{found.hasNextPage && (
				<div className="grid justify-items-start mt-6">
					<button type="button" className="btn btn-soft" onClick={() => void found.fetchNextPage()}>
						{texts.more[lang]}
					</button>
				</div>
			)}
		</>
	);
}

function Nobody({ isFiltered }: { isFiltered: boolean }) {
	const { lang } = useFrame();
	return (
		<section className="card empty-state">
			<Icon name="people" size={28} />
			<h2 className="h-card">{texts[isFiltered ? "nobody" : "nobodyYet"][lang]}</h2>
			<p className="text-muted text-pretty">{texts[isFiltered ? "nobodyLead" : "nobodyYetLead"][lang]}</p>
		</section>
	);
}
