import { useQuery } from "@tanstack/react-query";
import { meQuery } from "../../../../features/account/web/me-query.ts";
import { ownMeetingsQuery } from "../../../../features/meetings/web/meetings-queries.ts";
import { useFrame } from "../../../client/use-frame.ts";

/** Fetches once the person is loaded. */
export function useOwnMeetingsQuery() {
	const { lang, event } = useFrame();
	const { data: me } = useQuery(meQuery(lang));
	return { ...ownMeetingsQuery(lang, me?.id ?? "", event.code), enabled: me !== undefined };
}
