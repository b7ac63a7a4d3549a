import { useEffect, useRef, useState } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { OwnConsent } from "../contract.ts";
import { ownConsentTexts as texts } from "../texts.ts";
import { OfferedConsents } from "./OfferedConsents.tsx";
import { useOwnConsents } from "./use-own-consents.ts";

/** Renders nothing if none is given or offered. */
export function OwnConsents({ lang }: { lang: Lang }) {
	const own = useOwnConsents(lang);
	const { consents, news, load } = own;
	const heading = useRef<HTMLHeadingElement>(null);
	if (consents === undefined || (consents.length === 0 && own.offered.length === 0)) return null;
	return (
		<section className="card form-card" aria-labelledby="own-consents">
			<div className="grid gap-2">
				<h2 className="h-card focus:outline-none" id="own-consents" tabIndex={-1} ref={heading}>
					{texts.title[lang]}
				</h2>
				{consents !== "failed" && <p className="text-muted text-pretty">{texts.lead[lang]}</p>}
			</div>
			<p className="sr-only" role="status">
				{news}
			</p>
			{consents === "failed" ? (
				<LoadFailed lang={lang} onTryAgain={() => void load().then(() => heading.current?.focus())} />
			) : (
				<ul className="consents">
					{consents.map((consent) => (
						<Row key={consent.objectId} lang={lang} consent={consent} own={own} />
					))}
				</ul>
			)}
			{own.offered.length > 0 && <OfferedConsents lang={lang} own={own} onGiven={() => heading.current?.focus()} />}
			{consents !== "failed" && consents.some(isNeeded) && <NeededHelp lang={lang} />}
		</section>
	);
}

function LoadFailed({ lang, onTryAgain }: { lang: Lang; onTryAgain: () => void }) {
	return (
		<div className="notice notice-warn" role="alert">
			<p>
				{texts.failed[lang]}{" "}
				<button type="button" className="plain-link" onClick={onTryAgain}>
					{texts.tryAgain[lang]}
				</button>
			</p>
		</div>
	);
}

const isNeeded = (one: OwnConsent) => !one.canWithdraw && !one.withdrawnDate;

type RowProps = { lang: Lang; consent: OwnConsent; own: ReturnType<typeof useOwnConsents> };

// long: one row, whose parts hand the focus to each other
function Row({ lang, consent, own }: RowProps) {
	const { name, descriptionShort, eventName, withdrawnDate, kind } = consent;
	const [isConfirming, setConfirming] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	const ended = useRef<HTMLParagraphElement>(null);
	const was = useRef({ isConfirming, withdrawnDate });
	useEffect(() => {
		// Keeps the focus in the row: on the result, or on the button.
		if (withdrawnDate && !was.current.withdrawnDate) ended.current?.focus();
		else if (!isConfirming && was.current.isConfirming) opener.current?.focus();
		was.current = { isConfirming, withdrawnDate };
	}, [isConfirming, withdrawnDate]);
	const dayText = (iso: string) => dateText(lang, new Date(iso), consent.timeZone);
	const consentDateText = fill(texts[kind === "terms" || kind === "processing" ? "accepted" : "given"][lang], {
		day: dayText(consent.givenDate),
	});
	const facts = [
		...(consent.source === "registration" ? [texts.atRegistration[lang]] : []),
		...(consent.source === "account" ? [texts.inAccount[lang]] : []),
		fill(texts.version[lang], consent.version),
	];
	return (
		<li className="grid gap-4">
			<div className="flex flex-wrap gap-x-8 gap-y-3 items-center justify-between">
				<div className="grid gap-1 min-w-0 basis-96 grow">
					<h3 className="font-bold wrap-anywhere">{name}</h3>
					<p className="field-help wrap-anywhere">
						{eventName && `${eventName} · `}
						<span className="whitespace-nowrap">{consentDateText}</span>
						{` · ${facts.join(" · ")}`}
					</p>
					<p className="text-pretty max-w-[72ch]">{descriptionShort}</p>
				</div>
				{withdrawnDate && (
					<p className="chip focus:outline-none" tabIndex={-1} ref={ended}>
						<Icon name="check" size={18} />
						{fill(texts.withdrawn[lang], { day: dayText(withdrawnDate) })}
					</p>
				)}
				{isNeeded(consent) && <p className="chip">{texts.needed[lang]}</p>}
				{consent.canWithdraw && !isConfirming && (
					<button
						type="button"
						className="btn btn-outline btn-list"
						aria-label={`${texts.withdraw[lang]}: ${name}${eventName ? `, ${eventName}` : ""}`}
						ref={opener}
						onClick={() => setConfirming(true)}
					>
						{texts.withdraw[lang]}
					</button>
				)}
			</div>
			{consent.canWithdraw && isConfirming && (
				<Asking lang={lang} consent={consent} own={own} onClose={() => setConfirming(false)} />
			)}
		</li>
	);
}

/** A failure is shown here, so that the person can retry. */
function Asking({ lang, consent, own, onClose }: RowProps & { onClose: () => void }) {
	const [failure, setFailure] = useState<string>();
	const question = useRef<HTMLParagraphElement>(null);
	useEffect(() => question.current?.focus(), []);
	const follows =
		consent.kind === "marketing" || consent.kind === "recruitment" ? texts.follows[consent.kind] : texts.follows.other;
	return (
		<div className="form-inset">
			<div className="grid gap-2 text-pretty">
				<p className="font-bold focus:outline-none" tabIndex={-1} ref={question}>
					{fill(texts.ask[lang], { name: consent.name })}
				</p>
				<p>{follows[lang]}</p>
				<div aria-live="assertive">
					<FieldError id={`consent-${consent.objectId}`} error={failure} />
				</div>
			</div>
			<div className="pay-ways">
				<button
					type="button"
					className="btn"
					aria-disabled={own.isBusy}
					onClick={() => void own.withdraw(consent).then(setFailure)}
				>
					{texts[own.isBusy ? "withdrawing" : "yes"][lang]}
				</button>
				<button type="button" className="btn btn-outline" onClick={onClose}>
					{texts.no[lang]}
				</button>
			</div>
		</div>
	);
}

function NeededHelp({ lang }: { lang: Lang }) {
	const [before, after] = texts.neededHelp[lang].split("#policy");
	return (
		<p className="field-help text-pretty">
			{before}
			<a className="underline" href="#privacy">
				{texts.policy[lang]}
			</a>
			{after}
		</p>
	);
}
