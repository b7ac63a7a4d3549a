import { useQuery } from "@tanstack/react-query";
import { useFrame } from "../../use-frame.ts";
import { liveProgrammeQuery } from "../live-queries.ts";

/** Whether a lecture is streamed, as far as that is known: without a network it is not. */
export function useStreamed(): (lectureId: number) => boolean {
	const { event } = useFrame();
	const { data } = useQuery(liveProgrammeQuery(event.code));
	return (lectureId) => data?.lectures.some((one) => one.objectId === lectureId) ?? false;
}
