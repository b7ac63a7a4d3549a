import { useMutation, useQueryClient, useSuspenseQueries } from "@tanstack/react-query";
import { Link } from "wouter";
import { meQuery } from "../../../features/account/web/me-query.ts";
import { issueCertificate, type OwnCertificate } from "../../../features/certificates/contract.ts";
import { refusals, ownTexts as texts } from "../../../features/certificates/texts.ts";
import { Attended } from "../../../features/certificates/web/Attended.tsx";
import { CertificateCard } from "../../../features/certificates/web/CertificateCard.tsx";
import { certificateQuery } from "../../../features/certificates/web/certificate-query.ts";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { momentText } from "../../../kit/time/moment.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";

export function Certificate() {
	const { lang, event } = useFrame();
	const query = certificateQuery(lang, event.code);
	const [{ data: own }, { data: me }] = useSuspenseQueries({ queries: [query, meQuery(lang)] });
	const queries = useQueryClient();
	const issuing = useMutation({
		mutationFn: () => call(issueCertificate, { params: { eventCode: event.code }, query: { lang }, body: {} }),
		onSuccess: (issued) => queries.setQueryData(query.queryKey, issued),
	});
	const press = { isBusy: issuing.isPending, failure: failureOf(issuing.error, lang), onPress: () => issuing.mutate() };
	const { certificate, refusal } = own;
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]} />
			<div className="acc-stack">
				{certificate ? (
					<>
						{certificate.isOutdated && <Outdated {...press} />}
						<CertificateCard lang={lang} certificate={certificate} eventName={event.name} timeZone={own.timeZone} />
					</>
				) : refusal ? (
					<NotYet own={own} refusal={refusal} />
				) : (
					<Ready name={`${me.firstName} ${me.lastName}`} {...press} />
				)}
				{refusal !== "meetup" && refusal !== "withdrawn" && (
					<Attended lang={lang} own={own} isOver={refusal !== "early"} />
				)}
				{!certificate && (refusal === "early" || refusal === "notAttended") && <WhatCounts own={own} />}
			</div>
		</>
	);
}

type Press = { isBusy: boolean; failure: string | undefined; onPress: () => void };

function failureOf(error: unknown, lang: "pl" | "en"): string | undefined {
	if (!error) return undefined;
	return (error instanceof CallFailure && error.problem?.message) || texts.failed[lang];
}

function Ready({ name, isBusy, failure, onPress }: Press & { name: string }) {
	const { lang } = useFrame();
	return (
		<section className="card empty-state">
			<Icon name="star" size={28} />
			<h2 className="h-card">{texts.ready[lang]}</h2>
			<p className="text-muted text-pretty">{fill(texts.readyLead[lang], name)}</p>
			<p role="status" className={failure ? "notice notice-warn" : "sr-only"}>
				{failure}
			</p>
			<div className="flex flex-wrap gap-3 justify-center">
				<button type="button" className="btn btn-small" aria-disabled={isBusy} onClick={() => isBusy || onPress()}>
					{texts[isBusy ? "issuing" : "issue"][lang]}
				</button>
				<Link className="btn btn-small btn-outline" to="/data">
					{texts.correct[lang]}
				</Link>
			</div>
		</section>
	);
}

/** Shown if the name or the attended lectures changed after the issue. */
function Outdated({ isBusy, failure, onPress }: Press) {
	const { lang } = useFrame();
	return (
		<div className="notice notice-warn" role="status">
			<p>
				{failure ?? texts.outdated[lang]}{" "}
				<button type="button" className="plain-link" aria-disabled={isBusy} onClick={() => isBusy || onPress()}>
					{texts[isBusy ? "issuing" : "anew"][lang]}
				</button>
			</p>
		</div>
	);
}

function NotYet({ own, refusal }: { own: OwnCertificate; refusal: NonNullable<OwnCertificate["refusal"]> }) {
	const { lang } = useFrame();
	const isEarly = refusal === "early";
	const from = momentText(lang, new Date(own.endDate), own.timeZone);
	return (
		<section className="card empty-state">
			<Icon name={isEarly ? "clock" : "star"} size={28} />
			<h2 className="h-card">{texts[isEarly ? "early" : "none"][lang]}</h2>
			<p className="text-muted text-pretty">{isEarly ? fill(texts.earlyLead[lang], from) : refusals[refusal][lang]}</p>
			{refusal === "notAttended" && own.hasRecordings && (
				<>
					<p className="text-muted text-pretty">{texts.watchLead[lang]}</p>
					<Link className="btn btn-small" to="/recordings">
						{texts.watch[lang]}
					</Link>
				</>
			)}
		</section>
	);
}

const RULES = [
	["pin", "countsDay"],
	["chair", "countsRoom"],
	["play", "countsFilm"],
] as const;

function WhatCounts({ own }: { own: OwnCertificate }) {
	const { lang } = useFrame();
	const rules = RULES.filter(([, text]) => text !== "countsFilm" || own.hasRecordings);
	return (
		<section className="card acc-card" aria-labelledby="what-counts">
			<h2 className="h-card" id="what-counts">
				{texts.counts[lang]}
			</h2>
			<ul className="certificate-rules">
				{rules.map(([icon, text]) => (
					<li key={text}>
						<Icon name={icon} />
						<span className="text-pretty">{texts[text][lang]}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
