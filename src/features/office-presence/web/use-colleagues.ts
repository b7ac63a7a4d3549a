import { useQuery } from "@tanstack/react-query";
import { call } from "../../../kit/api/call.ts";
import { type Colleague, showPresence } from "../contract.ts";

const AGAIN_MS = 10_000;

type Here = { eventCode: string; place: string; isEditing: boolean };

/** The other organisers at a record, asked every ten seconds while the page is visible. None if the call fails. */
export function useColleagues({ eventCode, place, isEditing }: Here): readonly Colleague[] {
	const { data } = useQuery({
		queryKey: ["office-presence", eventCode, place, isEditing],
		queryFn: () => call(showPresence, { params: { eventCode }, body: { place, isEditing } }),
		refetchInterval: AGAIN_MS,
		refetchOnWindowFocus: true,
		staleTime: 0,
		gcTime: 0,
		retry: false,
		placeholderData: (before, query) => (query?.queryKey[2] === place ? before : undefined),
	});
	return data?.others ?? [];
}
