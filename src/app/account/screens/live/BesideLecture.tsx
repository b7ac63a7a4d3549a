import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, type SetStateAction, useCallback } from "react";
import type { Live } from "../../../../features/live/contract.ts";
import { Attendance } from "../../../../features/live/web/Attendance.tsx";
import { Questions } from "../../../../features/live/web/Questions.tsx";
import { questionsQuery } from "../../../../features/live/web/use-questions.ts";
import { RoomPanel } from "../../../../features/rooms/web/RoomPanel.tsx";
import { useFrame } from "../../../client/use-frame.ts";

/** Each field has its own draft: a response may arrive while another field is edited. */
type Draft = [draft: string, onDraft: Dispatch<SetStateAction<string>>];

type Props = {
	live: Live;
	counted: Parameters<typeof Attendance>[0]["counted"];
	question: Draft;
	/** The public chat message. */
	message: Draft;
};

export function BesideLecture({ live, counted, question, message }: Props) {
	const { lang } = useFrame();
	const { objectId: lectureId, timeZone } = live;
	const queries = useQueryClient();
	const onQuestions = useCallback(
		() => void queries.invalidateQueries({ queryKey: questionsQuery(lectureId).queryKey }),
		[queries, lectureId],
	);
	return (
		<div className="live-column">
			<RoomPanel
				lang={lang}
				lectureId={lectureId}
				timeZone={timeZone}
				onQuestions={onQuestions}
				draft={message[0]}
				onDraft={message[1]}
				questions={(tools) => (
					<Questions lang={lang} live={live} tools={tools} draft={question[0]} onDraft={question[1]} />
				)}
			/>
			<Attendance lang={lang} live={live} counted={counted} />
		</div>
	);
}
