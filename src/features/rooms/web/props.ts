import type { Dispatch, SetStateAction } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Thread } from "../../chat/thread.ts";
import type { Room, RoomMessage } from "../contract.ts";
import type { RoomStore } from "./use-room.ts";

/** What the parts of a room's chat are given. */
export type ChatProps = {
	lang: Lang;
	room: Room;
	thread: Thread<RoomMessage>;
	timeZone: string;
	store: RoomStore;
	draft: string;
	onDraft: Dispatch<SetStateAction<string>>;
};

/** What the parts of its polls are given. */
export type PollProps = Pick<ChatProps, "lang" | "room" | "store">;
