import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { type Room, slowRoom } from "../contract.ts";
import { texts } from "./texts.ts";
import { useAct } from "./use-act.ts";
import type { RoomStore } from "./use-room.ts";

const CHOICES = [0, 5, 15, 30, 60, 300];

export function SlowChoice({ lang, room, store }: { lang: Lang; room: Room; store: RoomStore }) {
	const { act, refusal } = useAct(lang);
	const choose = (slowSeconds: number) =>
		act(async () => {
			store.patch(await call(slowRoom, { params: { id: room.lectureId }, query: { lang }, body: { slowSeconds } }));
		});
	return (
		<div className="room-slow">
			<label htmlFor="room-slow">{texts.slow[lang]}</label>
			<select
				id="room-slow"
				className="field-input"
				value={room.slowSeconds}
				onChange={(event) => void choose(Number(event.target.value))}
			>
				{[...new Set([...CHOICES, room.slowSeconds])].map((seconds) => (
					<option key={seconds} value={seconds}>
						{seconds === 0 ? texts.slowNone[lang] : fill(texts.slowEach[lang], seconds)}
					</option>
				))}
			</select>
			<span role="status">{refusal}</span>
		</div>
	);
}
