import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { logOut } from "../../features/account/contract.ts";
import { refusals, invitationTexts as texts } from "../../features/invitations/texts.ts";
import { JoinForm } from "../../features/invitations/web/JoinForm.tsx";
import { acceptOfficeInvitation, readOfficeInvitation } from "../../features/organisers/invitation-contract.ts";
import { forgetTyped } from "../../features/registration-page/web/forget-typed.ts";
import { CallFailure, call } from "../../kit/api/call.ts";
import type { ResponseOf } from "../../kit/contract/call.ts";
import { fill } from "../../kit/i18n/fill.ts";
import { announceLogOut } from "../../kit/ui/log-out-elsewhere.ts";
import { officePath } from "../client/addresses.ts";
import { logInAddress } from "../client/session.ts";
import { clientTexts } from "../client/texts.ts";
import { useFrame } from "../client/use-frame.ts";
import { useTitle } from "../client/use-title.ts";
import { Button } from "./pieces/Button.tsx";
import { officeTexts } from "./texts.ts";

/** An invited organiser joins here, with the account of the invited address or with a new one. */
export function OfficeInvitation() {
	const { lang, base } = useFrame();
	const [query] = useSearchParams();
	const secret = query.get("id") ?? "";
	const { data, error } = useQuery({
		queryKey: ["office-invitation", secret, lang],
		queryFn: () => call(readOfficeInvitation, { query: { lang }, body: { secret } }),
		refetchOnWindowFocus: false,
	});
	useTitle(texts.title[lang]);
	const refusal = error instanceof CallFailure ? (error.problem?.message ?? clientTexts.failedHelp[lang]) : undefined;
	return (
		<main className="wrap doors" id="content" aria-busy={!data && !error}>
			<h1 className="h-page">{texts[refusal ? "failedTitle" : "title"][lang]}</h1>
			{!data && !error && <p role="status">{clientTexts.loading[lang]}</p>}
			{refusal && (
				<>
					<p className="lead text-pretty" role="alert">
						{refusal}
					</p>
					<a className="btn justify-self-start" href={`${base}/office`}>
						{officeTexts.toOffice[lang]}
					</a>
				</>
			)}
			{data && <Open secret={secret} invitation={data} />}
		</main>
	);
}

type OpenProps = { secret: string; invitation: ResponseOf<typeof readOfficeInvitation> };

function Open({ secret, invitation }: OpenProps) {
	const { lang, base } = useFrame();
	const { roleName, eventName, email, step } = invitation;
	const accept = async (person?: { firstName: string; lastName: string; password: string }) => {
		const body = { secret, ...person };
		const { eventCode } = await call(acceptOfficeInvitation, { query: { lang }, body });
		location.replace(officePath(lang, eventCode));
	};
	const leave = async () => {
		await call(logOut, { query: { lang } }).catch(() => {});
		announceLogOut();
		forgetTyped();
		location.reload();
	};
	const facts = { role: roleName, event: eventName ?? officeTexts.allEvents[lang], email };
	return (
		<>
			<p className="lead text-pretty">{fill(officeTexts.invitedLead[lang], facts)}</p>
			{step === "other" && (
				<>
					<p className="notice notice-warn">{refusals.other[lang]}</p>
					<Button look="primary" onClick={() => void leave()}>
						{texts.logOut[lang]}
					</Button>
				</>
			)}
			{step === "logIn" && (
				<a className="btn justify-self-start" href={logInAddress(base)}>
					{texts.logIn[lang]}
				</a>
			)}
			{(step === "join" || step === "new") && (
				<JoinForm lang={lang} isNew={step === "new"} personalData={officeTexts.personalData} accept={accept} />
			)}
		</>
	);
}
