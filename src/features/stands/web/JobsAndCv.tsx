import { type ReactNode, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { Told } from "../../../kit/ui/told.tsx";
import { type Acts, useActs } from "../../../kit/ui/use-acts.ts";
import { endShareWithCompany } from "../../cvs/contract.ts";
import { applyForJob, type JobOffer, shareCvAtStand, withdrawApplication } from "../contract.ts";
import { thousands } from "../rules.ts";
import { standRefusals } from "../texts.ts";
import { actWords, type StandPart } from "./Banner.tsx";
import { jobCount, say, standTexts as texts, workModes } from "./texts.ts";

/** `cvLink` leads to the CV's screen, with the words it is given. */
type Props = StandPart & { cvLink: (words: string) => ReactNode };

const dayText = ({ lang, stand }: StandPart, date: string) => dateText(lang, new Date(date), stand.timeZone, false);

/** Jobs, and the CV that goes with an application; a consent that is ticked once serves all of them. */
export function JobsAndCv(props: Props) {
	const { lang, stand, onChanged } = props;
	const [isTicked, setTicked] = useState(false);
	const acts = useActs(actWords(lang), onChanged);
	const hasCv = stand.cv.fileName !== null || stand.cv.hasForm;
	const isReady = hasCv && stand.applying === null && (isTicked || stand.cv.sharedDate !== null);
	return (
		<>
			{stand.offers.length > 0 && <Jobs {...props} acts={acts} isReady={isReady} />}
			<CvCard {...{ ...props, acts, hasCv, isTicked, setTicked }} />
		</>
	);
}

function Jobs(props: Props & { acts: Acts; isReady: boolean }) {
	const { lang, stand, acts, isReady } = props;
	const hasCv = stand.cv.fileName !== null || stand.cv.hasForm;
	return (
		<section className="card acc-card" aria-labelledby="stand-jobs">
			<div className="acc-card-head">
				<h2 className="h-card" id="stand-jobs">
					{texts.jobs[lang]}
				</h2>
				<span className="text-muted">{jobCount(lang, stand.offers.length)}</span>
			</div>
			<ul>
				{stand.offers.map((one) => (
					<Job key={one.objectId} {...props} one={one} />
				))}
			</ul>
			{!isReady && (
				<p className="text-muted text-pretty" id="stand-apply-how">
					{stand.applying ? standRefusals[stand.applying][lang] : texts[hasCv ? "tickFirst" : "noCv"][lang]}
				</p>
			)}
			<Told told={acts.told} />
		</section>
	);
}

// long: one row's markup
function Job({ one, acts, isReady, ...part }: Props & { acts: Acts; isReady: boolean; one: JobOffer }) {
	const { lang, eventCode, stand } = part;
	const { title, text, place, workMode, salaryFromGrosz, salaryToGrosz, appliedDate } = one;
	const params = { eventCode, id: stand.exhibitor.objectId, offerId: one.objectId };
	const pay = thousands(lang, salaryFromGrosz, salaryToGrosz);
	const apply = () =>
		acts.act(async () => {
			if (appliedDate) {
				await call(withdrawApplication, { params, query: { lang } });
				return texts.withdrawn[lang];
			}
			await call(applyForJob, { params, query: { lang }, body: { version: stand.cv.consent.version } });
			return texts.applied[lang];
		});
	return (
		<li className="stand-job">
			<div>
				<h3 className="font-bold">{title}</h3>
				<p className="text-muted text-pretty">{[text, place, workModes[workMode][lang]].filter(Boolean).join(" · ")}</p>
				{appliedDate && (
					<p className="stand-lit font-bold">{say(lang, texts.appliedOn, { day: dayText(part, appliedDate) })}</p>
				)}
			</div>
			<p className="stand-pay">
				{pay && (
					<>
						<b>{pay}</b> {texts.gross[lang]}
					</>
				)}
			</p>
			<button
				type="button"
				className={appliedDate ? "btn btn-outline btn-list" : "btn btn-soft btn-list"}
				aria-label={say(lang, texts[appliedDate ? "withdrawFrom" : "applyFor"], { title })}
				aria-describedby={isReady || appliedDate ? undefined : "stand-apply-how"}
				disabled={!appliedDate && !isReady}
				aria-disabled={acts.isBusy}
				onClick={() => void apply()}
			>
				{texts[appliedDate ? "withdraw" : "apply"][lang]}
			</button>
		</li>
	);
}

type CvProps = Props & { acts: Acts; hasCv: boolean; isTicked: boolean; setTicked: (isTicked: boolean) => void };

type Sharing = Pick<CvProps, "lang" | "eventCode" | "stand" | "acts" | "setTicked">;

function useSharing({ lang, eventCode, stand: { cv, exhibitor }, acts, setTicked }: Sharing) {
	const { objectId: id } = exhibitor;
	const share = () =>
		acts.act(async () => {
			const body = { version: cv.consent.version };
			await call(shareCvAtStand, { params: { eventCode, id }, query: { lang }, body });
			return texts.shared[lang];
		});
	const takeBack = () =>
		acts.act(async () => {
			await call(endShareWithCompany, { params: { id }, query: { lang } });
			setTicked(false);
			return texts.takenBack[lang];
		});
	return { share, takeBack };
}

/** What one agrees to, in words that name the company. */
function Consent({ cv, isTicked, setTicked }: Pick<CvProps, "isTicked" | "setTicked"> & Pick<CvProps["stand"], "cv">) {
	return (
		<label className="stand-consent">
			<input
				type="checkbox"
				checked={isTicked}
				aria-describedby="stand-consent-more"
				onChange={({ target }) => setTicked(target.checked)}
			/>
			<span>
				<b>{cv.consent.short}</b>
				<span className="block text-muted" id="stand-consent-more">
					{cv.consent.long}
				</span>
			</span>
		</label>
	);
}

/** Who sees the CV now, what one agrees to, and the way back. */
// long: one card's markup
function CvCard({ acts, hasCv, isTicked, setTicked, cvLink, ...part }: CvProps) {
	const { lang, eventCode, stand } = part;
	const { cv, exhibitor, applying } = stand;
	const { name: company } = exhibitor;
	const { share, takeBack } = useSharing({ lang, eventCode, stand, acts, setTicked });
	const state = cv.sharedDate ? say(lang, texts.sees, { day: dayText(part, cv.sharedDate) }) : texts.seesNot[lang];
	return (
		<section className="card acc-card stand-cv" aria-labelledby="stand-cv">
			<div className="acc-card-head">
				<h2 className="h-card" id="stand-cv">
					{say(lang, texts.cvTitle, { company })}
				</h2>
				<span className="chip">
					<Icon name={cv.sharedDate ? "eye" : "lock"} size={18} />
					{cv.isSharedWithAll && exhibitor.type === 0 && !cv.sharedDate ? texts.recruiting[lang] : state}
				</span>
			</div>
			{cv.isSharedWithAll && exhibitor.type === 0 && <p className="text-muted">{texts.seesAsAll[lang]}</p>}
			<div className="stand-file">
				<b>{hasCv ? (cv.fileName ?? texts.cvForm[lang]) : texts.noCv[lang]}</b>
				{cvLink(texts[hasCv ? "change" : "addCv"][lang])}
			</div>
			{cv.sharedDate ? (
				<button type="button" className="btn btn-outline btn-small justify-self-start" onClick={() => void takeBack()}>
					{texts.takeBack[lang]}
				</button>
			) : applying ? (
				<p className="text-pretty">{standRefusals[applying][lang]}</p>
			) : (
				hasCv && (
					<>
						<Consent {...{ cv, isTicked, setTicked }} />
						<button
							type="button"
							className="btn btn-small justify-self-start"
							disabled={!isTicked}
							aria-disabled={acts.isBusy}
							onClick={() => void share()}
						>
							{texts.share[lang]}
						</button>
					</>
				)
			)}
			{stand.offers.length === 0 && <Told told={acts.told} />}
		</section>
	);
}
