import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { afterSending } from "../../../kit/ui/after-sending.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { messageText } from "../../chat/rules.ts";
import { MESSAGE_LENGTH, writeInRoom } from "../contract.ts";
import { refusals } from "../texts.ts";
import { OlderMessages } from "./OlderMessages.tsx";
import { OneMessage } from "./OneMessage.tsx";
import type { ChatProps } from "./props.ts";
import { SlowChoice } from "./SlowChoice.tsx";
import { texts } from "./texts.ts";

/** Screen readers announce new messages politely. */
export function RoomChat(props: ChatProps) {
	const { lang, room, thread, store } = props;
	const foot = useFoot(thread.messages.at(-1)?.number ?? 0);
	return (
		<div className="room-talk">
			{room.isModerator && <SlowChoice lang={lang} room={room} store={store} />}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach scrolling content */}
			<div className="room-scroll" ref={foot} tabIndex={0} role="log" aria-label={texts.messages[lang]}>
				{!thread.isAll && <OlderMessages lang={lang} lectureId={room.lectureId} />}
				{thread.messages.length === 0 && <p className="text-muted">{texts.none[lang]}</p>}
				<ol className="room-messages">
					{thread.messages.map((one) => (
						<OneMessage key={one.number} {...props} one={one} />
					))}
				</ol>
			</div>
			{room.mayWrite ? <WriteForm {...props} /> : <p className="notice notice-warn">{texts.banned[lang]}</p>}
		</div>
	);
}

/** Keeps the newest message in view for readers at the bottom. Others stay at their position. */
function useFoot(newest: number) {
	const box = useRef<HTMLDivElement>(null);
	const isAtFoot = useRef(true);
	useEffect(() => {
		const { current } = box;
		const note = () => {
			if (current) isAtFoot.current = current.scrollHeight - current.scrollTop - current.clientHeight < 60;
		};
		current?.addEventListener("scroll", note, { passive: true });
		return () => current?.removeEventListener("scroll", note);
	}, []);
	useLayoutEffect(() => {
		if (isAtFoot.current && box.current) box.current.scrollTop = box.current.scrollHeight;
	}, [newest]);
	return box;
}

const FIELD = "room-text";

/** A retry of the same text uses the same key, so that a lost response causes no duplicate. */
function useSending({ lang, room, store, draft, onDraft }: ChatProps) {
	const sent = useRef({ text: "", key: "" });
	const [refusal, setRefusal] = useState("");
	const [isSending, setSending] = useState(false);
	const send = async () => {
		const text = messageText(draft);
		if (isSending) return;
		if (text === undefined) {
			setRefusal(refusals.empty[lang]);
			document.getElementById(FIELD)?.focus();
			return;
		}
		if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
		setSending(true);
		try {
			const { lectureId: id } = room;
			const body = { key: sent.current.key, text };
			const message = await call(writeInRoom, { params: { id }, query: { lang }, body });
			sent.current = { text: "", key: "" };
			store.patch({ member: message.member });
			store.put([message]);
			onDraft(afterSending(draft));
			setRefusal("");
		} catch (error) {
			setRefusal(error instanceof CallFailure && error.problem ? error.message : texts.notSent[lang]);
		}
		setSending(false);
	};
	return { send, refusal };
}

function WriteForm(props: ChatProps) {
	const { lang, draft, onDraft } = props;
	const { send, refusal } = useSending(props);
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		void send();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
		event.preventDefault();
		void send();
	};
	return (
		<form className="room-write" onSubmit={onSubmit}>
			<textarea
				className="field-input"
				id={FIELD}
				rows={2}
				value={draft}
				maxLength={MESSAGE_LENGTH}
				aria-label={texts.write[lang]}
				placeholder={texts.write[lang]}
				aria-describedby="room-named"
				onChange={(event) => onDraft(event.target.value)}
				onKeyDown={onKeyDown}
			/>
			<button type="submit" className="btn" aria-label={texts.send[lang]} title={texts.send[lang]}>
				<Icon name="send" size={22} />
			</button>
			<p id="room-named" className={refusal ? "room-refusal" : "room-named"} role="status">
				{refusal || texts.named[lang]}
			</p>
		</form>
	);
}
