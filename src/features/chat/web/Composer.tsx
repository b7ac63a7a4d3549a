import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { keepLocally, readLocal } from "../../../kit/ui/local-storage.ts";
import { MESSAGE_LENGTH } from "../contract.ts";
import { messageText } from "../rules.ts";
import { texts } from "./texts.ts";

type Props = {
	lang: Lang;
	draft: string;
	/** Resolves with false if it failed: the text stays in the field. */
	onWrite(text: string): Promise<boolean> | undefined;
	onTyping(): void;
};

function useDraft(name: string) {
	const [typed, setTyped] = useState(() => readLocal(name) ?? "");
	const change = (words: string) => {
		setTyped(words);
		keepLocally(name, words || null);
	};
	return { typed, change };
}

/** Enter sends with a keyboard; on phones it begins a new line. */
// long: the field with its keyboard actions
export function Composer({ lang, draft, onWrite, onTyping }: Props) {
	const { typed, change } = useDraft(draft);
	const field = useRef<HTMLTextAreaElement>(null);
	const text = messageText(typed);
	const over = (text?.length ?? 0) - MESSAGE_LENGTH;
	const isBusy = useRef(false);
	const write = async () => {
		if (text === undefined || over > 0) return field.current?.focus();
		if (isBusy.current) return;
		isBusy.current = true;
		const isTaken = await onWrite(text);
		isBusy.current = false;
		const { current } = field;
		// Text typed meanwhile stays.
		if (isTaken !== false && (current?.value ?? typed) === typed) change("");
		current?.focus();
	};
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		void write();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
		if (matchMedia("(pointer: coarse)").matches) return;
		event.preventDefault();
		void write();
	};
	useLayoutEffect(() => {
		const { current } = field;
		if (!current) return;
		current.style.height = "auto";
		if (typed) current.style.height = `${Math.min(current.scrollHeight + 3, 176)}px`;
	}, [typed]);
	return (
		<form className="chat-composer" onSubmit={onSubmit}>
			<textarea
				ref={field}
				rows={1}
				value={typed}
				aria-label={texts.write[lang]}
				placeholder={texts.write[lang]}
				aria-describedby="chat-keys"
				aria-invalid={over > 0 || undefined}
				onChange={(event) => {
					change(event.target.value);
					onTyping();
				}}
				onKeyDown={onKeyDown}
			/>
			<button type="submit" className="btn" aria-label={texts.send[lang]} title={texts.send[lang]}>
				<Icon name="send" size={22} />
			</button>
			<p className="chat-keys" id="chat-keys" data-over={over > 0 || undefined} role={over > 0 ? "alert" : undefined}>
				{over > 0 ? fill(texts.tooLong[lang], over) : texts.keys[lang]}
			</p>
		</form>
	);
}
