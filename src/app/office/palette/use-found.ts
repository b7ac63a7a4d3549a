import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { findQuery } from "../../../features/office-find/web/find-query.ts";
import { useFrame } from "../../client/use-frame.ts";
import { hitGroups, type PaletteGroup, stillFound } from "./palette-items.ts";

/** The pause in typing before a search, in ms. */
const PAUSE_MS = 80;

type SearchResult = { groups: readonly PaletteGroup[]; isAwaited: boolean; hasFailed: boolean; retry(): void };

const NOTHING: readonly PaletteGroup[] = [];

/** The server's hits for the typed words. Until they come, those of the previous words that still match. */
export function useFound(typed: string): SearchResult {
	const frame = useFrame();
	const q = typed.trim();
	const [query, setQuery] = useState(q);
	useEffect(() => {
		const timer = setTimeout(() => setQuery(q), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [q]);
	const { data, isPlaceholderData, isError, refetch } = useQuery(findQuery(frame.lang, frame.event.code, query));
	const isAnswered = query === q && data !== undefined && !isPlaceholderData;
	const groups = useMemo(() => {
		if (q === "" || !data) return NOTHING;
		const found = hitGroups(frame, q, data);
		return isAnswered ? found : stillFound(q, found);
	}, [frame, q, data, isAnswered]);
	const hasFailed = isError && query === q;
	return { groups, isAwaited: q !== "" && !isAnswered && !hasFailed, hasFailed, retry: () => void refetch() };
}
