import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { isNormalizedEmail, normalizedEmail } from "../../account/rules.ts";
import { codesTexts as texts } from "../codes-texts.ts";
import type { TeamCode } from "../team-contract.ts";
import { CopyButton } from "./CopyButton.tsx";
import type { CodeNews } from "./code-news.ts";
import type { TeamCodes } from "./use-team-codes.ts";

type RowProps = {
	lang: Lang;
	one: TeamCode;
	timeZone: string;
	team: TeamCodes;
	/** Announces a result to screen readers. */
	onNews: (news: CodeNews) => void;
};

function whenText({ lang, timeZone }: RowProps, instant: string | null): string {
	return instant ? dateText(lang, new Date(instant), timeZone, false).replaceAll(" ", "\u00a0") : "";
}

/** A code, with actions while it is unused. */
// long: one row's markup, whose parts hand the focus to each other
export function CodeRow(props: RowProps) {
	const { lang, one } = props;
	const [confirming, setConfirming] = useState<"send" | "reissue">();
	const opener = useRef<HTMLButtonElement>(null);
	const close = () => {
		setConfirming(undefined);
		requestAnimationFrame(() => opener.current?.focus());
	};
	const sent = texts.sent[lang]
		.replace("{email}", () => one.sentTo ?? "")
		.replace("{day}", whenText(props, one.sentDate));
	return (
		<li className="code" data-state={one.state}>
			<div className="code-what">
				<b className="code-text">{one.code}</b>
				<span className="text-muted">{one.packageName}</span>
			</div>
			<div className="code-state">
				<Whose {...props} />
				{one.sentTo && one.state === "unused" && <span className="field-help wrap-anywhere">{sent}</span>}
			</div>
			{one.state === "unused" && confirming === undefined && (
				<div className="code-actions">
					<CopyButton
						className="btn btn-soft btn-list"
						label={texts.copyLink[lang]}
						copiedLabel={texts.copied[lang]}
						text={one.url}
						name={`${texts.copyLink[lang]}: ${one.code}`}
					/>
					<button type="button" className="btn btn-soft btn-list" ref={opener} onClick={() => setConfirming("send")}>
						{texts[one.sentTo ? "sendAgain" : "send"][lang]}
						<span className="sr-only">: {one.code}</span>
					</button>
					<button type="button" className="plain-link" onClick={() => setConfirming("reissue")}>
						{texts.reissue[lang]}
						<span className="sr-only">: {one.code}</span>
					</button>
				</div>
			)}
			{confirming === "send" && <Sending {...props} onClose={close} />}
			{confirming === "reissue" && <Reissuing {...props} onClose={close} />}
		</li>
	);
}

function Whose(props: RowProps) {
	const { lang, one } = props;
	if (one.state === "unused") return <span className="chip">{texts.unused[lang]}</span>;
	const by = texts.usedBy[lang]
		.replace("{name}", () => one.usedBy ?? "")
		.replace("{day}", whenText(props, one.usedDate));
	return (
		<span className="code-used">
			<Icon name="check" />
			<span className="sr-only">{texts.used[lang]}: </span>
			<span className="wrap-anywhere">{one.usedBy ? by : texts.used[lang]}</span>
		</span>
	);
}

function Inset({ children }: { children: ReactNode }) {
	return <div className="form-inset code-inset">{children}</div>;
}

// long: a small form: how it is sent, then its one field
function Sending({ lang, one, team, onNews, onClose }: RowProps & { onClose: () => void }) {
	const [email, setEmail] = useState(one.sentTo ?? "");
	const [error, setError] = useState<string>();
	const [isSending, setSending] = useState(false);
	const id = `send-${one.objectId}`;
	useEffect(() => document.getElementById(id)?.focus(), [id]);
	const send = async () => {
		if (isSending) return;
		const normalized = normalizedEmail(email);
		if (!isNormalizedEmail(normalized)) {
			setError(texts.wrongEmail[lang]);
			return document.getElementById(id)?.focus();
		}
		setSending(true);
		const answer = await team.send(one.objectId, normalized);
		setSending(false);
		if (typeof answer === "string") return setError(answer);
		onNews({ code: one.code, sentence: texts.sentNow[lang].replace("{email}", () => normalized) });
		onClose();
	};
	return (
		<Inset>
			<form
				noValidate
				className="grid gap-4"
				onSubmit={(event) => {
					event.preventDefault();
					void send();
				}}
			>
				<TextField
					lang={lang}
					id={id}
					label={texts.email[lang]}
					error={error}
					value={email}
					type="email"
					autoComplete="off"
					onChange={(event) => setEmail(event.target.value)}
				/>
				<div className="pay-ways">
					<button type="submit" className="btn btn-small" aria-disabled={isSending}>
						{texts[isSending ? "sending" : "sendNow"][lang]}
					</button>
					<button type="button" className="btn btn-outline btn-small" onClick={onClose}>
						{texts.close[lang]}
					</button>
				</div>
			</form>
		</Inset>
	);
}

function Reissuing({ lang, one, team, onNews, onClose }: RowProps & { onClose: () => void }) {
	const [error, setError] = useState<string>();
	const question = useRef<HTMLParagraphElement>(null);
	useEffect(() => question.current?.focus(), []);
	const reissue = async () => {
		const answer = await team.reissue(one.objectId);
		if (typeof answer === "string") return setError(answer);
		const newest = answer.toSorted((a, b) => b.objectId - a.objectId)[0];
		if (newest) onNews({ code: newest.code, sentence: texts.reissued[lang].replace("{code}", () => newest.code) });
	};
	return (
		<Inset>
			<p className="font-bold focus:outline-none" tabIndex={-1} ref={question}>
				{texts.reissueAsk[lang].replace("{code}", () => one.code)}
			</p>
			{error && (
				<p className="field-error" role="alert">
					<Icon name="warning" />
					{error}
				</p>
			)}
			<div className="pay-ways">
				<button type="button" className="btn btn-small" onClick={() => void reissue()}>
					{texts.reissueYes[lang]}
				</button>
				<button type="button" className="btn btn-outline btn-small" onClick={onClose}>
					{texts.reissueNo[lang]}
				</button>
			</div>
		</Inset>
	);
}
