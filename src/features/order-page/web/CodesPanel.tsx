import { useState } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { codesTexts as texts } from "../codes-texts.ts";
import type { PaymentInfo } from "../contract.ts";
import type { TeamCode } from "../team-contract.ts";
import { CodeRow } from "./CodeRow.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { type CodeNews, newsText } from "./code-news.ts";
import type { TeamCodes } from "./use-team-codes.ts";

type Props = { lang: Lang; info: PaymentInfo; secret: string; team: TeamCodes };

// long: one panel's markup, whose rows are components already
export function CodesPanel({ lang, info, secret, team }: Props) {
	const [news, setNews] = useState<CodeNews>();
	if (!team.codes) return <Missing lang={lang} team={team} />;
	const valid = team.codes.filter((one) => one.state !== "revoked");
	const unused = valid.filter((one) => one.state === "unused");
	if (team.codes.length === 0) return null;
	const count = texts.usedOf[lang]
		.replace("{used}", String(valid.length - unused.length))
		.replace("{all}", String(valid.length));
	return (
		<section className="card form-card" id="codes">
			<div className="card-head">
				<h2 className="h-card">{texts.title[lang]}</h2>
				<p className="chip tabular">{count}</p>
			</div>
			<p className="text-muted text-pretty">{texts.lead[lang]}</p>
			<div className="pay-ways">
				{unused.length > 0 && (
					<CopyButton
						className="btn btn-small"
						label={texts.copyAll[lang]}
						copiedLabel={texts.copied[lang]}
						text={unused.map((one) => one.url).join("\n")}
					/>
				)}
				<a
					className="btn btn-soft btn-small"
					href={`/api/payment/${encodeURIComponent(secret)}/codes.csv?lang=${lang}`}
				>
					<Icon name="download" size={18} />
					{texts.csv[lang]}
				</a>
			</div>
			<p role="status" className="sr-only">
				{newsText(news, valid)}
			</p>
			<ul>
				{valid.map((one) => (
					<CodeRow key={one.objectId} lang={lang} one={one} team={team} timeZone={info.timeZone} onNews={setNews} />
				))}
			</ul>
			<Revoked lang={lang} codes={team.codes.filter((one) => one.state === "revoked")} />
		</section>
	);
}

function Revoked({ lang, codes }: { lang: Lang; codes: TeamCode[] }) {
	if (codes.length === 0) return null;
	return (
		<details className="full-text">
			<summary>
				{texts.revoked[lang]} ({codes.length})
			</summary>
			{codes.map((one) => (
				<p key={one.objectId}>
					<s className="tabular">{one.code}</s> {one.packageName}
				</p>
			))}
		</details>
	);
}

function Missing({ lang, team }: { lang: Lang; team: TeamCodes }) {
	return (
		<section className="card form-card" role="status">
			<h2 className="h-card">{texts.title[lang]}</h2>
			<p className="text-muted">{texts[team.isLost ? "noAnswer" : "loading"][lang]}</p>
			{team.isLost && (
				<button type="button" className="btn btn-soft btn-small" onClick={() => void team.ask()}>
					{texts.tryAgain[lang]}
				</button>
			)}
		</section>
	);
}
