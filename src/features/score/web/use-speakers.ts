import { useEffect, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import { getLectureDescription } from "../../agenda/contract.ts";

type Speakers = ResponseOf<typeof getLectureDescription>["lecturers"];

/** A lecture's speakers; undefined while loading or after a failure, as the lecture's page has them. */
export function useSpeakers(lectureId: number): Speakers | undefined {
	const [speakers, setSpeakers] = useState<Speakers>();
	useEffect(() => {
		let isLeft = false;
		call(getLectureDescription, { params: { id: lectureId } }).then(
			({ lecturers }) => !isLeft && setSpeakers(lecturers),
			() => {},
		);
		return () => {
			isLeft = true;
		};
	}, [lectureId]);
	return speakers;
}
