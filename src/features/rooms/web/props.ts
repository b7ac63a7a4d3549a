import type { Dispatch, SetStateAction } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Thread } from "../../chat/thread.ts";
import type { Room, RoomMessage } from "../contract.ts";
import type { RoomStore } from "./use-room.ts";

export type ChatProps = {
	lang: Lang;
	room: Room;
	thread: Thread<RoomMessage>;
	timeZone: string;
	store: RoomStore;
	draft: string;
	onDraft: Dispatch<SetStateAction<string>>;
};

export type PollProps = Pick<ChatProps, "lang" | "room" | "store">;
