import { fill } from "../../../kit/i18n/fill.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { Icon, type IconName } from "../../../kit/ui/icons.tsx";
import { CHECK_PAGE } from "../addresses.ts";
import { type Attendance, hoursText } from "../rules.ts";
import { daysWord, lecturesWord, programmeWord, checkTexts as texts } from "../texts.ts";

type CertificateHead = { number: string; eventName: string; dates: string };

export type CheckView =
	| { state: "asking" | "tooMany" }
	| { state: "unknown" | "mistyped"; typed: string }
	| (CertificateHead & { state: "withdrawn" })
	| (CertificateHead & {
			state: "real";
			/** Masked by `maskedName`. */
			holder: string;
			/** Null without an issuer. */
			issuer: string | null;
			attended: Pick<Attendance, "days" | "lectures" | "minutes">;
			issued: string;
	  });

/** Verifies a certificate for anybody with its number. */
export function CheckedCertificate({ lang, base, view }: { lang: Lang; base: string; view: CheckView }) {
	const { state } = view;
	return (
		<div className="wrap certificate-check">
			{state === "real" && <Real lang={lang} view={view} />}
			{state === "withdrawn" && (
				<>
					<Verdict icon="cross" tone="bad" title={texts.withdrawn[lang]} lead={texts.withdrawnLead[lang]} />
					<dl className="card check-facts">
						<Fact name={texts.number[lang]} value={view.number} />
						<Fact name={texts.event[lang]} value={`${view.eventName}, ${view.dates}`} />
					</dl>
				</>
			)}
			{(state === "unknown" || state === "mistyped") && (
				<>
					<Verdict icon="warning" tone="warn" title={texts[state][lang]} lead={texts[`${state}Lead`][lang]} />
					<p className="check-typed">{view.typed}</p>
				</>
			)}
			{state === "tooMany" && (
				<Verdict icon="clock" tone="warn" title={texts.tooMany[lang]} lead={texts.tooManyLead[lang]} />
			)}
			{state === "asking" && (
				<header className="grid gap-3">
					<h1 className="h-page">{texts.pageTitle[lang]}</h1>
					<p className="lead text-pretty">{texts.lead[lang]}</p>
				</header>
			)}
			<Asking lang={lang} base={base} isAgain={state !== "asking"} />
		</div>
	);
}

type Tone = "ok" | "warn" | "bad";

function Verdict({ icon, tone, title, lead }: { icon: IconName; tone: Tone; title: string; lead: string }) {
	return (
		<header className="check-verdict" data-tone={tone}>
			<Icon name={icon} size={32} />
			<div className="grid gap-2 min-w-0">
				<h1 className="h-small">{title}</h1>
				<p className="lead text-pretty">{lead}</p>
			</div>
		</header>
	);
}

function Real({ lang, view }: { lang: Lang; view: CheckView & { state: "real" } }) {
	const { days, lectures, minutes } = view.attended;
	const issuedBy = view.issuer && fill(texts.issuedBy[lang], view.issuer ?? "");
	const lead = [issuedBy, texts.realLead[lang]].filter(Boolean).join(" ");
	const dayNames = days.map((day) => localized(lang, day.name, day.nameEn)).join(", ");
	const counted =
		lectures > 0 && `${lectures} ${lecturesWord(lang, lectures)}, ${hoursText(lang, minutes)} ${programmeWord[lang]}`;
	const present = days.length > 0 && `${days.length} ${daysWord(lang, days.length)} (${dayNames})`;
	return (
		<>
			<Verdict icon="check" tone="ok" title={texts.real[lang]} lead={lead} />
			<dl className="card check-facts">
				<Fact name={texts.number[lang]} value={view.number} />
				<div>
					<dt>{texts.holder[lang]}</dt>
					<dd className="check-name">{view.holder}</dd>
					<dd className="check-help">{texts.holderHelp[lang]}</dd>
				</div>
				<Fact name={texts.event[lang]} value={view.eventName} />
				<Fact name={texts.when[lang]} value={view.dates} />
				<Fact name={texts.attended[lang]} value={[counted, present].filter(Boolean).join("; ")} />
				<Fact name={texts.issued[lang]} value={view.issued} />
			</dl>
		</>
	);
}

function Fact({ name, value }: { name: string; value: string }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{value}</dd>
		</div>
	);
}

/** The form works without scripts. */
function Asking({ lang, base, isAgain }: { lang: Lang; base: string; isAgain: boolean }) {
	return (
		<form className="check-form" action={`${base}/${CHECK_PAGE}`} method="get">
			{isAgain && <h2 className="h-card">{texts.another[lang]}</h2>}
			<TextField
				lang={lang}
				id="certificate-number"
				name="number"
				label={texts.field[lang]}
				maxLength={40}
				required
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				placeholder="7Q4KP-2F9BX"
			/>
			<button type="submit" className="btn">
				{texts.press[lang]}
			</button>
		</form>
	);
}
