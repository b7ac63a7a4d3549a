import { Fragment, type Ref } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { Message as Stored } from "../contract.ts";
import { messageParts } from "../rules.ts";
import type { Unsent } from "../thread.ts";
import type { ChatSession } from "./chat-session.ts";
import { texts } from "./texts.ts";

/** The text of a link is its address. */
function Words({ text }: { text: string }) {
	return messageParts(text).map(({ text: words, href }, index) => {
		const key = `${index} ${words}`;
		if (!href) return <Fragment key={key}>{words}</Fragment>;
		return (
			<a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
				{words}
			</a>
		);
	});
}

type MessageProps = {
	lang: Lang;
	one: Stored;
	isOwn: boolean;
	who: string;
	writer: string | null;
	/** The element of a search result; it is scrolled to and focused. */
	target?: Ref<HTMLLIElement> | undefined;
};

export function Message({ lang, one, isOwn, who, writer, target }: MessageProps) {
	return (
		<li className="chat-message" data-own={isOwn || undefined} ref={target} tabIndex={target ? -1 : undefined}>
			{writer && (
				<p className="chat-writer" aria-hidden="true">
					{writer}
				</p>
			)}
			<p className="chat-bubble">
				<span className="sr-only">{`${one.author ?? who}: `}</span>
				{one.text ? <Words text={one.text} /> : <i>{texts.deletedWords[lang]}</i>}
			</p>
		</li>
	);
}

type UnsentProps = { lang: Lang; one: Unsent; isOffline: boolean; session: ChatSession };

export function UnsentMessage({ lang, one, isOffline, session }: UnsentProps) {
	return (
		<li className="chat-message" data-own>
			<p className="chat-bubble chat-unsent" data-refused={one.refusal !== null || undefined}>
				<Words text={one.text} />
			</p>
			{one.refusal === null ? (
				<p className="chat-state chat-waits">
					<Icon name="clock" size={16} />
					{isOffline ? texts.waits[lang] : texts.sending[lang]}
				</p>
			) : (
				<div className="chat-state chat-refused" role="alert">
					<span>
						<Icon name="warning" size={16} /> {fill(texts.notSent[lang], one.refusal ?? "")}
					</span>
					<button type="button" className="btn btn-list btn-soft" onClick={() => session.again(one.key)}>
						{texts.again[lang]}
					</button>
					<button type="button" className="btn btn-list btn-outline" onClick={() => session.discard(one.key)}>
						{texts.discard[lang]}
					</button>
				</div>
			)}
		</li>
	);
}
