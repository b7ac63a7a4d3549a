import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import { logOut } from "../../../features/account/contract.ts";
import { acceptInvitation, readInvitation } from "../../../features/exhibitors/invitation-contract.ts";
import { staffInvitationTexts as staffTexts } from "../../../features/exhibitors/invitation-texts.ts";
import { refusals, invitationTexts as texts } from "../../../features/invitations/texts.ts";
import { JoinForm } from "../../../features/invitations/web/JoinForm.tsx";
import { forgetTyped } from "../../../features/registration-page/web/forget-typed.ts";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { announceLogOut } from "../../../kit/ui/log-out-elsewhere.ts";
import { exhibitorPath } from "../../client/addresses.ts";
import { logInAddress } from "../../client/session.ts";
import { clientTexts } from "../../client/texts.ts";
import { useFrame } from "../../client/use-frame.ts";
import { useTitle } from "../../client/use-title.ts";

type InvitationResponse = ResponseOf<typeof readInvitation>;
type State =
	| { name: "reading" }
	| { name: "open"; invitation: InvitationResponse }
	| { name: "refused"; sentence: string };

function useInvitation(secret: string) {
	const { lang } = useFrame();
	const [state, setState] = useState<State>({ name: "reading" });
	useEffect(() => {
		call(readInvitation, { query: { lang }, body: { secret } }).then(
			(invitation) => setState({ name: "open", invitation }),
			(error) => {
				const problem = error instanceof CallFailure ? error.problem : undefined;
				setState({ name: "refused", sentence: problem?.message ?? clientTexts.failedHelp[lang] });
			},
		);
	}, [secret, lang]);
	return state;
}

export function Invitation() {
	const { lang, base } = useFrame();
	const [query] = useSearchParams();
	const secret = query.get("id") ?? "";
	const state = useInvitation(secret);
	useTitle(texts.title[lang]);
	return (
		<main className="wrap doors" id="content" aria-busy={state.name === "reading"}>
			<h1 className="h-page">{texts[state.name === "refused" ? "failedTitle" : "title"][lang]}</h1>
			{state.name === "reading" && <p role="status">{clientTexts.loading[lang]}</p>}
			{state.name === "refused" && (
				<>
					<p className="lead text-pretty" role="alert">
						{state.sentence}
					</p>
					<a className="btn justify-self-start" href={`${base}/exhibitor`}>
						{staffTexts.toArea[lang]}
					</a>
				</>
			)}
			{state.name === "open" && <Open secret={secret} invitation={state.invitation} />}
		</main>
	);
}

function Open({ secret, invitation }: { secret: string; invitation: InvitationResponse }) {
	const { lang, base } = useFrame();
	const { exhibitorName, eventName, email, step } = invitation;
	const facts = { company: exhibitorName, event: eventName, email };
	const accept = async (person?: { firstName: string; lastName: string; password: string }) => {
		const joined = await call(acceptInvitation, { query: { lang }, body: { secret, ...person } });
		location.replace(exhibitorPath(lang, joined.eventCode, joined.exhibitorId));
	};
	const leave = async () => {
		await call(logOut, { query: { lang } }).catch(() => {});
		announceLogOut();
		forgetTyped();
		location.reload();
	};
	return (
		<>
			<p className="lead text-pretty">{fill(staffTexts.lead[lang], facts)}</p>
			{step === "other" && (
				<div className="notice notice-warn">
					<Icon name="warning" size={20} />
					<p>{refusals.other[lang]}</p>
				</div>
			)}
			{step === "other" && (
				<button type="button" className="btn justify-self-start" onClick={() => void leave()}>
					{texts.logOut[lang]}
				</button>
			)}
			{step === "logIn" && (
				<a className="btn justify-self-start" href={logInAddress(base)}>
					{texts.logIn[lang]}
				</a>
			)}
			{(step === "join" || step === "new") && (
				<JoinForm lang={lang} isNew={step === "new"} personalData={staffTexts.personalData} accept={accept} />
			)}
		</>
	);
}
