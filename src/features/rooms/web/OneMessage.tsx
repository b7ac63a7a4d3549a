import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { banFromRooms, hideMessage, type RoomMessage } from "../contract.ts";
import type { ChatProps } from "./props.ts";
import { texts } from "./texts.ts";
import { useAct } from "./use-act.ts";

type Props = ChatProps & { one: RoomMessage };

export function OneMessage(props: Props) {
	const { lang, room, timeZone, one } = props;
	const isOwn = one.member === room.member;
	const who = isOwn ? texts.you[lang] : (one.name ?? texts.deleted[lang]);
	const hidden = texts[isOwn ? "hiddenOwn" : "hidden"][lang];
	return (
		<li className="room-said" data-own={isOwn || undefined}>
			<p className="room-who">
				<b>{who}</b>
				<span>{timeText(lang, new Date(one.sentDate), timeZone)}</span>
			</p>
			{one.isHidden && <p className="room-hidden">{hidden}</p>}
			{one.text && <p className={one.isHidden ? "room-was" : "room-text"}>{one.text}</p>}
			{!one.isHidden && !one.text && <p className="room-hidden">{texts.deletedWords[lang]}</p>}
			{room.isModerator && <MessageTools {...props} isOwn={isOwn} who={who} />}
		</li>
	);
}

// long: the buttons and their messages
function MessageTools({ lang, room, store, one, isOwn, who }: Props & { isOwn: boolean; who: string }) {
	const { act, refusal } = useAct(lang);
	const [isBanned, setBanned] = useState(false);
	const params = { id: room.lectureId };
	const hide = (isHidden: boolean) =>
		act(async () => {
			const body = { number: one.number, isHidden };
			store.put([await call(hideMessage, { params, query: { lang }, body })]);
		});
	const ban = (isNow: boolean) =>
		act(async () => {
			await call(banFromRooms, { params, query: { lang }, body: { member: one.member, isBanned: isNow } });
			setBanned(isNow);
		});
	return (
		<div className="room-tools">
			<button
				type="button"
				className="plain-link"
				aria-label={one.isHidden ? undefined : fill(texts.hideNamed[lang], one.text)}
				onClick={() => void hide(!one.isHidden)}
			>
				{texts[one.isHidden ? "show" : "hide"][lang]}
			</button>
			{!isOwn && one.name !== null && !isBanned && (
				<button
					type="button"
					className="plain-link"
					aria-label={fill(texts.banNamed[lang], who)}
					onClick={() => void ban(true)}
				>
					{texts.ban[lang]}
				</button>
			)}
			<span role="status">
				{refusal}
				{isBanned && fill(texts.bannedDone[lang], who)}
			</span>
			{isBanned && (
				<button type="button" className="plain-link" onClick={() => void ban(false)}>
					{texts.unban[lang]}
				</button>
			)}
		</div>
	);
}
