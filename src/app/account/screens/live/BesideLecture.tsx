import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Live } from "../../../../features/live/contract.ts";
import { Attendance } from "../../../../features/live/web/Attendance.tsx";
import { Questions } from "../../../../features/live/web/Questions.tsx";
import { questionsQuery } from "../../../../features/live/web/use-questions.ts";
import { RoomPanel } from "../../../../features/rooms/web/RoomPanel.tsx";
import { useFrame } from "../../use-frame.ts";

/** What is typed at a lecture and not sent yet: a question, and a message to everybody. */
export type Drafts = { question: string; message: string };

type Props = {
	live: Live;
	/** How much of the lecture was counted. */
	counted: Parameters<typeof Attendance>[0]["counted"];
	drafts: Drafts;
	onDrafts(drafts: Drafts): void;
};

/** What stands beside a stream that is open: questions, chat and polls, and the attendance. */
export function BesideLecture({ live, counted, drafts, onDrafts }: Props) {
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
				{...{ lang, lectureId, timeZone, onQuestions }}
				draft={drafts.message}
				onDraft={(message) => onDrafts({ ...drafts, message })}
				questions={(tools) => (
					<Questions
						{...{ lang, live, tools }}
						draft={drafts.question}
						onDraft={(question) => onDrafts({ ...drafts, question })}
					/>
				)}
			/>
			<Attendance lang={lang} live={live} counted={counted} />
		</div>
	);
}
