import { type ReactNode, useEffect, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { AccountAccess } from "../access-list-contract.ts";
import { requestReset, resetPassword, viewReset } from "../contract.ts";
import { accountTexts, resetTexts as texts } from "../texts.ts";
import { AccessList } from "./AccessList.tsx";
import { EmailForm } from "./EmailForm.tsx";
import { InsideTicket } from "./InsideTicket.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

export type ResetPanelProps = { lang: Lang; base: string; eventCode: string; timeZone: string };

/** Asks for the e-mail address, or for a new password if the link has a secret. */
export function ResetPanel({ lang, base, eventCode, timeZone }: ResetPanelProps) {
	const [secret, setSecret] = useState("");
	const [state, setState] = useState<{ name: "open" | "done" } | { name: "over"; sentence: string }>({ name: "open" });
	useEffect(() => setSecret(new URLSearchParams(location.search).get("token") ?? ""), []);
	const toLogIn = `${base}/user.html`;
	const onOver = (sentence: string) => setState({ name: "over", sentence });
	const { access, keep, setKeep } = useAccess(lang, secret, onOver);
	if (state.name === "done") return <PasswordChanged lang={lang} toLogIn={toLogIn} />;
	if (secret && state.name === "open") {
		return (
			<Ground lang={lang} title={texts.setTitle} lead={texts.setLead[lang]} toLogIn={toLogIn}>
				<NewPasswordForm
					lang={lang}
					action={texts.set}
					sending={texts.setting}
					send={async (newPassword) => {
						await call(resetPassword, { query: { lang }, body: { token: secret, newPassword, keep } });
						setState({ name: "done" });
					}}
					onOver={onOver}
				>
					<AccessList lang={lang} timeZone={timeZone} access={access} keep={keep} onKeep={setKeep} />
				</NewPasswordForm>
			</Ground>
		);
	}
	const lead = state.name === "over" ? state.sentence : texts.askLead[lang];
	return (
		<Ground lang={lang} title={texts.askTitle} lead={lead} toLogIn={toLogIn}>
			<EmailForm
				id="reset"
				action={texts.ask}
				sending={texts.askingNow}
				sent={texts.requested}
				lang={lang}
				send={(email) => call(requestReset, { query: { lang }, body: { email, eventCode } })}
			/>
		</Ground>
	);
}

/** Loads the list once the secret is known, and holds the items to keep. */
function useAccess(lang: Lang, token: string, onOver: (sentence: string) => void) {
	const [access, setAccess] = useState<AccountAccess[] | "failed">();
	const [keep, setKeep] = useState<string[]>([]);
	useEffect(() => {
		if (!token) return;
		call(viewReset, { query: { lang }, body: { token } }).then(
			(found) => setAccess(found.access),
			(error) => {
				const { status, problem } = error instanceof CallFailure ? error : new CallFailure(0, undefined);
				if (status === 410 && problem?.message) onOver(problem.message);
				else setAccess("failed");
			},
		);
	}, [lang, token]);
	return { access, keep, setKeep };
}

function Ground(props: { lang: Lang; title: Text; lead: string; toLogIn: string; children: ReactNode }) {
	const { lang, title, lead, toLogIn, children } = props;
	return (
		<div className="wrap doors">
			<div className="grid gap-3">
				<h1 className="h-page">{title[lang]}</h1>
				<p className="lead text-pretty" role="status">
					{lead}
				</p>
			</div>
			<div className="doors-pair grid gap-6">
				<div className="grid gap-6">
					{children}
					<p>
						<a className="underline" href={toLogIn}>
							{texts.backToLogIn[lang]}
						</a>
					</p>
				</div>
				<InsideTicket lang={lang} />
			</div>
			<noscript>
				<p className="notice notice-warn">{accountTexts.noScript[lang]}</p>
			</noscript>
		</div>
	);
}

function PasswordChanged({ lang, toLogIn }: { lang: Lang; toLogIn: string }) {
	return (
		<div className="wrap state" role="status">
			<span className="success-mark">
				<Icon name="check" size={36} />
			</span>
			<h1 className="h-page">{texts.doneTitle[lang]}</h1>
			<p className="lead text-pretty">{texts.done[lang]}</p>
			<a className="btn" href={toLogIn}>
				{accountTexts.logIn[lang]}
			</a>
		</div>
	);
}
