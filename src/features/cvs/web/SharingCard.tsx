import { useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { Switch } from "../../../kit/ui/switch.tsx";
import { endShareWithCompany } from "../company-contract.ts";
import { type CompanyShare, type CvSharing, shareCv } from "../contract.ts";
import { CompanySharing } from "./CompanySharing.tsx";
import { recruitersText, cvTexts as texts } from "./texts.ts";

type Props = {
	lang: Lang;
	events: readonly CvSharing[];
	companies: readonly CompanyShare[];
	onChanged: () => Promise<unknown>;
};

/** Shows the access to the CV per event, with its consent. */
// long: one card's markup
export function SharingCard({ lang, events, companies, onChanged }: Props) {
	const { said, failure, busy, change, withdrawAccess } = useSharing({ lang, onChanged });
	return (
		<section className="card acc-card" aria-labelledby="cv-who">
			<h2 className="h-card" id="cv-who">
				{texts.who[lang]}
			</h2>
			{events.length === 0 && <p className="text-muted text-pretty">{texts.nobodyEvents[lang]}</p>}
			<ul className="cv-events">
				{events.map((one) => (
					<li key={one.eventCode}>
						{(!one.isOver || one.isShared) && (
							<Switch
								label={fill(texts.share[lang], { event: one.eventName })}
								isOn={one.isShared}
								isBusy={busy !== undefined}
								describedBy={`cv-who-${one.eventCode}`}
								onChange={(isOn) => void change(one, isOn)}
							/>
						)}
						<p className="text-pretty" id={`cv-who-${one.eventCode}`}>
							{whoText(lang, one)}
						</p>
						{!one.isOver && one.recruiters.length > 0 && (
							<details className="full-text">
								<summary>{texts.whichOnes[lang]}</summary>
								<ul className="cv-names">
									{one.recruiters.map((name) => (
										<li key={name}>{name}</li>
									))}
								</ul>
							</details>
						)}
						<details className="full-text">
							<summary>{texts.fullText[lang]}</summary>
							{`${one.consent.short}\n\n${one.consent.long}`.split("\n\n").map((paragraph) => (
								<p key={paragraph}>{paragraph}</p>
							))}
						</details>
					</li>
				))}
			</ul>
			<CompanySharing lang={lang} companies={companies} withdrawAccess={withdrawAccess} isBusy={busy !== undefined} />
			<p className="sr-only" role="status">
				{said}
			</p>
			<div aria-live="assertive">
				<FieldError id="cv-who" error={failure} />
			</div>
		</section>
	);
}

/** Counts the companies that may fetch it, or could. */
function whoText(lang: Lang, { isShared, isOver, untilDate, timeZone, recruiters }: CvSharing): string {
	if (isOver) return texts.sharingOver[lang];
	const count = recruitersText(lang, recruiters.length);
	const day = dateText(lang, new Date(untilDate), timeZone);
	const sentences: string[] = isShared ? [] : [texts.notShared[lang]];
	if (recruiters.length === 0) sentences.push(texts.sharedWithNobody[lang]);
	else sentences.push(fill(texts[isShared ? "sharedUntil" : "wouldShare"][lang], { day, count }));
	return sentences.join(" ");
}

function useSharing({ lang, onChanged }: Pick<Props, "lang" | "onChanged">) {
	const [said, setSaid] = useState("");
	const [failure, setFailure] = useState<string>();
	const [busy, setBusy] = useState<string>();
	const act = async (what: string, isShared: boolean, doIt: () => Promise<unknown>) => {
		setBusy(what);
		setSaid("");
		setFailure(undefined);
		try {
			await doIt();
			await onChanged();
			setSaid(texts[isShared ? "shared" : "withdrawn"][lang]);
		} catch (error) {
			setFailure(error instanceof CallFailure && error.problem ? error.message : texts.notSwitched[lang]);
		}
		setBusy(undefined);
	};
	const change = ({ eventCode, consent: { objectId } }: CvSharing, isShared: boolean) =>
		act(eventCode, isShared, () =>
			call(shareCv, { params: { eventCode }, query: { lang }, body: { isShared, objectId } }),
		);
	const withdrawAccess = ({ exhibitorId: id }: CompanyShare) =>
		act(`company ${id}`, false, () => call(endShareWithCompany, { params: { id }, query: { lang } }));
	return { said, failure, busy, change, withdrawAccess };
}
