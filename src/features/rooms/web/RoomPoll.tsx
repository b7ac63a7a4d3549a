import { type CSSProperties, lazy, Suspense, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { openPoll, type Poll, votePoll } from "../contract.ts";
import { shares } from "../rules.ts";
import type { PollProps } from "./props.ts";
import { texts, votesText } from "./texts.ts";
import { useAct } from "./use-act.ts";

const PollForm = lazy(async () => ({ default: (await import("./PollForm.tsx")).PollForm }));

export function RoomPoll(props: PollProps) {
	const { lang, room, store } = props;
	const [isAsking, setAsking] = useState(false);
	const { act, refusal } = useAct(lang);
	const { poll } = room;
	const turn = ({ objectId: pollId, isOpen }: Poll) =>
		act(async () => {
			const params = { id: room.lectureId, pollId };
			store.setPoll(await call(openPoll, { params, query: { lang }, body: { isOpen: !isOpen } }));
		});
	return (
		<div className="room-poll">
			{poll ? <OnePoll {...props} poll={poll} /> : <p className="text-muted">{texts.noPoll[lang]}</p>}
			{room.isModerator && !isAsking && (
				<div className="room-poll-tools">
					{poll && (
						<button type="button" className="btn btn-small btn-soft" onClick={() => void turn(poll)}>
							{texts[poll.isOpen ? "closePoll" : "openPoll"][lang]}
						</button>
					)}
					<button type="button" className="btn btn-small btn-outline" onClick={() => setAsking(true)}>
						{texts.ask[lang]}
					</button>
				</div>
			)}
			{isAsking && (
				<Suspense>
					<PollForm {...props} onDone={() => setAsking(false)} />
				</Suspense>
			)}
			<p className="room-refusal" role="status">
				{refusal}
			</p>
		</div>
	);
}

function OnePoll({ lang, room, store, poll }: PollProps & { poll: Poll }) {
	const { act, refusal } = useAct(lang);
	const percents = shares(poll.options.map(({ votes }) => votes));
	const vote = (option: number) =>
		act(async () => {
			const params = { id: room.lectureId, pollId: poll.objectId };
			const now = await call(votePoll, { params, query: { lang }, body: { option } });
			store.patch({ poll: now, ownVote: option });
		});
	return (
		<fieldset className="room-poll-options" disabled={!poll.isOpen}>
			<legend>{poll.question}</legend>
			<p className="text-muted">{texts[poll.isOpen ? "pollOpen" : "pollClosed"][lang]}</p>
			{poll.options.map(({ no, text, votes }, index) => (
				<label key={no} className="room-option" style={{ "--part": (percents[index] ?? 0) / 100 } as CSSProperties}>
					<input
						type="radio"
						name={`poll-${poll.objectId}`}
						checked={room.ownVote === no}
						onChange={() => void vote(no)}
					/>
					<span className="room-option-text">{text}</span>
					<span className="room-option-votes">{votesText(lang, votes, percents[index] ?? 0)}</span>
				</label>
			))}
			<p className="room-refusal" role="status">
				{refusal}
			</p>
		</fieldset>
	);
}
