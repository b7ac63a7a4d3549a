import { fill } from "../../../kit/i18n/fill.ts";
import "./certificate.css";
import { useState } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { linkedInAddress } from "../addresses.ts";
import type { IssuedCertificate } from "../contract.ts";
import { hoursText } from "../rules.ts";
import { daysWord, lecturesWord, paperTexts, programmeWord, ownTexts as texts, tracksWord } from "../texts.ts";

type Props = {
	lang: Lang;
	eventName: string;
	timeZone: string;
	certificate: IssuedCertificate;
};

export function CertificateCard({ lang, eventName, timeZone, certificate }: Props) {
	const { number, holder, organisation, checkUrl, pdfUrl } = certificate;
	const issuedAt = new Date(certificate.issuedDate);
	const linkedIn = linkedInAddress({ name: eventName, organisation, issuedAt, number, checkUrl });
	return (
		<article className="certificate beams on-dark" aria-labelledby="certificate-holder">
			<p className="certificate-event">
				{eventName}
				<span>{paperTexts.title[lang]}</span>
			</p>
			<h2 className="certificate-holder" id="certificate-holder">
				{holder}
			</h2>
			<Counts lang={lang} certificate={certificate} />
			<p className="certificate-number">
				<b>{number}</b>
				<span>{fill(paperTexts.issued[lang], dateText(lang, issuedAt, timeZone))}</span>
			</p>
			<div className="certificate-ways">
				<a className="btn btn-key btn-small" href={`${pdfUrl}?lang=${lang}`}>
					<Icon name="download" size={18} />
					{texts.download[lang]}
				</a>
				<a className="btn btn-outline btn-small" href={linkedIn} target="_blank" rel="noopener noreferrer">
					<Icon name="briefcase" size={18} />
					{texts.linkedIn[lang]}
				</a>
			</div>
			<CheckLink lang={lang} address={checkUrl} />
		</article>
	);
}

function Counts({ lang, certificate }: Pick<Props, "lang" | "certificate">) {
	const { days, lectures, minutes, tracks } = certificate.attendance;
	const counts: [string, string][] =
		lectures > 0
			? [
					[String(lectures), lecturesWord(lang, lectures)],
					[hoursText(lang, minutes), programmeWord[lang]],
					...(tracks.length > 0 ? [[String(tracks.length), tracksWord(lang, tracks.length)] as [string, string]] : []),
				]
			: [[String(days.length), daysWord(lang, days.length)]];
	return (
		<ul className="certificate-counts">
			{counts.map(([count, what]) => (
				<li key={what}>
					<b>{count}</b> {what}
				</li>
			))}
		</ul>
	);
}

function CheckLink({ lang, address }: { lang: Lang; address: string }) {
	const [isCopied, setCopied] = useState(false);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(address);
			setCopied(true);
		} catch {
			setCopied(false); // The clipboard is not permitted; the address stays visible.
		}
	};
	return (
		<p className="certificate-check-link">
			<span>{texts.checkLink[lang]}</span>
			<a href={address}>{address.replace(/^https?:\/\//, "")}</a>
			<button type="button" className="btn btn-outline btn-list" onClick={() => void copy()}>
				{texts[isCopied ? "copied" : "copy"][lang]}
			</button>
			<span className="sr-only" role="status">
				{isCopied && texts.copied[lang]}
			</span>
		</p>
	);
}
