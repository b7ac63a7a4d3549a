import type { ComponentProps, RefObject } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { WaitState } from "../../../kit/ui/wait-state.tsx";
import type { EmailLink } from "../preferences-contract.ts";
import { texts } from "../preferences-texts.ts";
import { Getting } from "./Getting.tsx";
import { Stored } from "./Stored.tsx";
import { useEmailLink } from "./use-email-link.ts";

// long: one page for each of its three states
export function EmailsPanel({ lang, base }: { lang: Lang; base: string }) {
	const emails = useEmailLink(lang);
	const { state, heading, busy } = emails;
	const back = (
		<a className="btn btn-outline" href={base || "/"}>
			{texts.backToEvent[lang]}
		</a>
	);
	if (state.name === "loading") {
		return <WaitState text={texts.loading[lang]} noScript={texts.noScript[lang]} isHeading />;
	}
	if (state.name === "failed") {
		return (
			<div className="wrap state">
				<Head heading={heading} title={texts.notThere[lang]} lead={state.sentence} mark="warning" />
				<div className="state-actions">
					{state.canRetry && <Button onClick={emails.load}>{texts.tryAgain[lang]}</Button>}
					{back}
				</div>
			</div>
		);
	}
	const { link, left, failure, isJustConfirmed } = state;
	return (
		<div className="wrap state">
			<Head heading={heading} {...headOf(link, isJustConfirmed === true, lang)} />
			{failure && (
				<p className="field-error" role="alert">
					<Icon name="warning" />
					{failure}
				</p>
			)}
			{link.signUp?.state === "pending" ? (
				<Button aria-disabled={busy !== undefined} onClick={emails.confirm}>
					<Icon name="check" />
					{texts[busy ? "confirming" : "confirm"][lang]}
				</Button>
			) : (
				<Getting lang={lang} link={link} left={left} busy={busy} onLeave={emails.leave} />
			)}
			<Stored lang={lang} link={link} />
			{back}
		</div>
	);
}

function Button({ onClick, ...props }: Omit<ComponentProps<"button">, "onClick"> & { onClick: () => Promise<void> }) {
	return <button type="button" className="btn" {...props} onClick={() => void onClick()} />;
}

type Message = { title: string; lead: string; mark?: "check" | "warning" };

function headOf({ signUp, email }: EmailLink, isJustConfirmed: boolean, lang: Lang): Message {
	const named = (text: string) => fill(text, { email, event: signUp?.eventName ?? "" });
	const isNewsletter = signUp?.kind === "newsletter";
	if (signUp?.state === "pending") {
		return { title: texts[isNewsletter ? "askNewsletter" : "askReminder"][lang], lead: named(texts.askLead[lang]) };
	}
	if (signUp?.state === "confirmed" && isJustConfirmed) {
		const title = texts[isNewsletter ? "confirmedNewsletter" : "confirmedReminder"][lang];
		return { title, lead: texts.confirmedLead[lang], mark: "check" };
	}
	if (signUp?.state === "expired") {
		return { title: texts.expiredTitle[lang], lead: texts.expiredLead[lang], mark: "warning" };
	}
	return { title: texts.pageTitle[lang], lead: named(texts.lead[lang]) };
}

function Head({ heading, title, lead, mark }: Message & { heading: RefObject<HTMLHeadingElement | null> }) {
	return (
		<>
			{mark && (
				<span className={mark === "warning" ? "success-mark text-bad" : "success-mark"}>
					<Icon name={mark} size={36} />
				</span>
			)}
			<h1 className="h-page focus:outline-none" tabIndex={-1} ref={heading}>
				{title}
			</h1>
			<p className="lead text-pretty wrap-anywhere" role="status">
				{lead}
			</p>
		</>
	);
}
