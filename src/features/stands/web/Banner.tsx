import type { ReactNode } from "react";
import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import { useActs } from "../../../kit/ui/use-acts.ts";
import { keepExhibitor, removeFromBriefcase } from "../briefcase-contract.ts";
import type { Stand } from "../contract.ts";
import { standTexts as texts } from "./texts.ts";

/** Props of every part of a stand; `onChanged` refetches it. */
export type StandPart = { lang: Lang; eventCode: string; stand: Stand; onChanged: () => Promise<unknown> };

export const actWords = (lang: Lang) => ({ done: texts.done[lang], failed: texts.failed[lang] });

/** The stand's header: exhibitor, opening status and main actions. */
export function Banner({ lang, eventCode, stand, onChanged, children }: StandPart & { children: ReactNode }) {
	const { exhibitor, sentence, note } = stand;
	const acts = useActs(actWords(lang), onChanged);
	const isKept = note !== null;
	const toggle = () =>
		acts.act(async () => {
			const params = { eventCode, id: exhibitor.objectId };
			if (isKept) await call(removeFromBriefcase, { params, query: { lang } });
			else await call(keepExhibitor, { params, query: { lang }, body: {} });
			return texts[isKept ? "unkeptDone" : "keptDone"][lang];
		});
	return (
		<header className="stand-banner beams">
			<div className="stand-plate">
				<img src={exhibitor.logoUrl} alt="" width="140" height="60" />
			</div>
			<div className="grid gap-3 min-w-0">
				<Marks lang={lang} stand={stand} />
				<h1 className="stand-title">{exhibitor.name}</h1>
				{sentence && <p className="stand-sentence text-pretty">{sentence}</p>}
			</div>
			<div className="stand-acts">
				<button
					type="button"
					className="btn btn-small stand-keep"
					aria-disabled={acts.isBusy}
					onClick={() => void toggle()}
				>
					<Icon name={isKept ? "check" : "star"} size={20} />
					{texts[isKept ? "unkeep" : "keep"][lang]}
				</button>
				{children}
				<StatusMessage told={acts.told} />
			</div>
		</header>
	);
}

function Marks({
	lang,
	stand: { exhibitor, hours, openUntilDate, place, timeZone },
}: Pick<StandPart, "lang" | "stand">) {
	return (
		<p className="stand-marks">
			{openUntilDate && (
				<span className="stand-mark" data-kind="open">
					{fill(texts.openUntil[lang], { time: timeText(lang, new Date(openUntilDate), timeZone) })}
				</span>
			)}
			{!openUntilDate && hours && <span className="stand-mark">{fill(texts.hours[lang], hours)}</span>}
			<span className="stand-mark">{texts[exhibitor.type === 0 ? "isRecruiting" : "isPresenting"][lang]}</span>
			{place && <span className="stand-mark">{fill(texts.place[lang], { place })}</span>}
		</p>
	);
}
