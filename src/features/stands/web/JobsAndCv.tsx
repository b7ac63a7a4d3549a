import { type ReactNode, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import { useActs } from "../../../kit/ui/use-acts.ts";
import { endShareWithCompany } from "../../cvs/company-contract.ts";
import { applyForJob, type JobOffer, shareCvAtStand, withdrawApplication } from "../contract.ts";
import { grossUnit, workModes } from "../job-texts.ts";
import { thousands } from "../rules.ts";
import { standRefusals } from "../texts.ts";
import { actWords, type StandPart } from "./Banner.tsx";
import { jobCount, standTexts as texts } from "./texts.ts";

/** `cvLink` renders a link to the CV screen with the given text. */
type Props = StandPart & { cvLink: (words: string) => ReactNode };

const dayText = ({ lang, stand }: StandPart, date: string) => dateText(lang, new Date(date), stand.timeZone, false);

/** The next step of an application. */
type Step = "closed" | "cv" | "consent" | "ready";

function stepOf({ applying, cv }: StandPart["stand"], isTicked: boolean): Step {
	if (applying) return "closed";
	if (cv.fileName === null && !cv.hasForm) return "cv";
	return isTicked || cv.sharedDate !== null ? "ready" : "consent";
}

const AGREE = "stand-agree";

/** Focuses the consent in the middle of the screen, so that the error above it is visible. */
function showConsent(): void {
	const box = document.getElementById(AGREE);
	box?.focus({ preventScroll: true });
	box?.scrollIntoView({ block: "center" });
}

/** The state of applying. One consent covers every job, and applying without it focuses it. */
function useApplying({ lang, eventCode, stand: { exhibitor, cv }, onChanged }: StandPart, isTicked: boolean) {
	const [wanted, setWanted] = useState<JobOffer>();
	const [isMissing, setMissing] = useState(false);
	const acts = useActs(actWords(lang), onChanged);
	const { objectId: id } = exhibitor;
	const [query, body] = [{ lang }, { version: cv.consent.version }];
	const at = (offer: JobOffer) => ({ eventCode, id, offerId: offer.objectId });
	/** Applies for a job, or without a job gives the company access to the CV. */
	const send = async (offer?: JobOffer) => {
		setWanted(offer);
		setMissing(!isTicked && !cv.sharedDate);
		if (!isTicked && !cv.sharedDate) return showConsent();
		const isDone = await acts.act(async () => {
			if (offer) await call(applyForJob, { params: at(offer), query, body });
			else await call(shareCvAtStand, { params: { eventCode, id }, query, body });
			return texts[offer ? "applied" : "shared"][lang];
		});
		if (isDone) setWanted(undefined);
	};
	const withdraw = (offer: JobOffer) =>
		acts.act(async () => {
			await call(withdrawApplication, { params: at(offer), query });
			return texts.withdrawn[lang];
		});
	const takeBack = () =>
		acts.act(async () => {
			await call(endShareWithCompany, { params: { id }, query });
			return texts.takenBack[lang];
		});
	return { ...acts, wanted, isMissing: isMissing && !isTicked, send, withdraw, takeBack };
}

type ApplyState = ReturnType<typeof useApplying>;

export function JobsAndCv(props: Props) {
	const { stand } = props;
	const [isTicked, setTicked] = useState(false);
	const applying = useApplying(props, isTicked);
	const part = { ...props, applying, step: stepOf(stand, isTicked) };
	const takeBack = () => void applying.takeBack().then(() => setTicked(false));
	return (
		<>
			{stand.offers.length > 0 && <Jobs {...part} />}
			<CvCard {...part} isTicked={isTicked} setTicked={setTicked} takeBack={takeBack} />
		</>
	);
}

type Part = Props & { applying: ApplyState; step: Step };

function Jobs(props: Part) {
	const { lang, stand, applying } = props;
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
			{stand.applying && <p className="text-muted text-pretty">{standRefusals[stand.applying][lang]}</p>}
			<StatusMessage told={applying.told} />
		</section>
	);
}

/** A job, with a button if the person can apply or withdraw. */
function Job({ one, applying, step, ...part }: Part & { one: JobOffer }) {
	const { lang } = part;
	const { title, text, place, workMode, salaryFromGrosz, salaryToGrosz, appliedDate } = one;
	const pay = thousands(lang, salaryFromGrosz, salaryToGrosz);
	return (
		<li className="stand-job">
			<div>
				<h3 className="font-bold">{title}</h3>
				<p className="text-muted text-pretty">
					{[text, place, workModes[workMode][lang]].filter(Boolean).join("\u00a0· ")}
				</p>
				{appliedDate && (
					<p className="stand-lit font-bold">{fill(texts.appliedOn[lang], { day: dayText(part, appliedDate) })}</p>
				)}
				{appliedDate && !part.stand.cv.sharedDate && <p className="text-muted">{texts.unseen[lang]}</p>}
			</div>
			<p className="stand-pay">
				{pay && (
					<>
						<b>{pay}</b> {grossUnit[lang]}
					</>
				)}
			</p>
			{(appliedDate || step === "consent" || step === "ready") && (
				<button
					type="button"
					className={appliedDate ? "btn btn-outline btn-list" : "btn btn-soft btn-list"}
					aria-label={fill(texts[appliedDate ? "withdrawFrom" : "applyFor"][lang], { title })}
					aria-disabled={applying.isBusy}
					onClick={() => void (appliedDate ? applying.withdraw(one) : applying.send(one))}
				>
					{texts[appliedDate ? "withdraw" : "apply"][lang]}
				</button>
			)}
		</li>
	);
}

type CvProps = Part & { isTicked: boolean; setTicked: (isTicked: boolean) => void; takeBack: () => void };

/** The consent that names the company, with its button. */
function Consent({ lang, stand: { cv }, applying, isTicked, setTicked }: CvProps) {
	const { wanted, isMissing, isBusy } = applying;
	return (
		<>
			<div role="alert">
				<FieldError id={AGREE} error={isMissing ? texts[wanted ? "notSent" : "notShared"][lang] : undefined} />
			</div>
			<label className="stand-consent">
				<input
					type="checkbox"
					id={AGREE}
					checked={isTicked}
					aria-invalid={isMissing || undefined}
					aria-describedby={isMissing ? `${AGREE}-error stand-agree-more` : "stand-agree-more"}
					onChange={({ target }) => setTicked(target.checked)}
				/>
				<span>
					<b>{cv.consent.short}</b>
					<span className="block text-muted" id="stand-agree-more">
						{cv.consent.long}
					</span>
				</span>
			</label>
			<button
				type="button"
				className="btn btn-small justify-self-start"
				aria-disabled={isBusy}
				onClick={() => void applying.send(wanted)}
			>
				{wanted ? fill(texts.applyFor[lang], { title: wanted.title }) : texts.share[lang]}
			</button>
		</>
	);
}

/** The day since when the company sees the CV. */
function SharedChip(props: CvProps) {
	const { sharedDate } = props.stand.cv;
	if (!sharedDate) return null;
	return (
		<span className="chip">
			<Icon name="eye" size={18} />
			{fill(texts.sees[props.lang], { day: dayText(props, sharedDate) })}
		</span>
	);
}

function cvName({ lang, stand: { cv } }: CvProps): string {
	return cv.fileName ?? (cv.hasForm ? texts.cvForm : texts.noCv)[lang];
}

/**
 * Says whether the company sees the CV, or how to share it. Renders nothing if the CV can be neither shared nor
 * revoked.
 */
// long: one card's markup
function CvCard(props: CvProps) {
	const { lang, stand, applying, step, cvLink, takeBack } = props;
	const { cv, exhibitor, offers } = stand;
	const isSeenAsAll = cv.isSharedWithAll && exhibitor.type === 0;
	if (step === "closed" && !cv.sharedDate && !isSeenAsAll) return null;
	const hasCv = cv.fileName !== null || cv.hasForm;
	const canShare = hasCv && step !== "closed";
	return (
		<section className="card acc-card stand-cv" aria-labelledby="stand-cv">
			<div className="acc-card-head">
				<h2 className="h-card" id="stand-cv">
					{fill(texts.cvTitle[lang], { company: exhibitor.name })}
				</h2>
				<SharedChip {...props} />
			</div>
			<div className="stand-file">
				<b>{cvName(props)}</b>
				{cvLink(texts[hasCv ? "change" : "addCv"][lang])}
			</div>
			{hasCv && isSeenAsAll && (
				<p className="text-muted">
					{texts.seesAsAll[lang]}
					{!cv.sharedDate && canShare && ` ${texts.ownConsent[lang]}`}
				</p>
			)}
			{cv.sharedDate ? (
				<button
					type="button"
					className="btn btn-outline btn-small justify-self-start"
					aria-disabled={applying.isBusy}
					onClick={takeBack}
				>
					{texts.takeBack[lang]}
				</button>
			) : (
				canShare && <Consent {...props} />
			)}
			{offers.length === 0 && <StatusMessage told={applying.told} />}
		</section>
	);
}
