import { type ReactNode, useEffect, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { useActs } from "../../../kit/ui/use-acts.ts";
import { type BriefcaseResponse, getKept, keepExhibitor, removeFromBriefcase } from "../briefcase-contract.ts";
import { keepingTexts } from "../keeping-texts.ts";
import { standTexts as texts } from "./texts.ts";

type Props = {
	lang: Lang;
	/** The event of the page. The stand may belong to another one. */
	eventCode: string;
	id: number;
	/** The stand's URL. */
	stand: string;
	/** Shown until bookmarking is allowed. */
	otherwise: ReactNode;
};

/** With these statuses the public view stays: no session, an unconfirmed account, no stand. */
const NOT_FOR_THEM = [401, 403, 404];

function useKept({ lang, eventCode, id }: Pick<Props, "lang" | "eventCode" | "id">) {
	const [kept, setKept] = useState<BriefcaseResponse | "failed">();
	const ask = async () => {
		try {
			setKept(await call(getKept, { params: { eventCode, id }, query: { lang } }));
		} catch (error) {
			if (!(error instanceof CallFailure && NOT_FOR_THEM.includes(error.status))) setKept("failed");
		}
	};
	useEffect(() => void ask(), [eventCode, id]);
	return { kept, setKept, ask };
}

/** A visitor's link to the company's stand, through log-in. */
export function StandLink({ lang, href }: { lang: Lang; href: string }) {
	return (
		<div className="keep-company">
			<p className="text-pretty">
				{keepingTexts.hasStand[lang]} {keepingTexts.byAccount[lang]}
			</p>
			<a className="btn btn-expo" href={href}>
				{keepingTexts.toStand[lang]} <Icon name="arrow" size={20} />
			</a>
		</div>
	);
}

/** The stand's link and a bookmark button, outside the account. */
export function KeepCompany({ lang, eventCode, id, stand, otherwise }: Props) {
	const { kept, setKept, ask } = useKept({ lang, eventCode, id });
	const acts = useActs({ done: texts.done[lang], failed: texts.failed[lang] }, async () => undefined);
	if (!kept) return otherwise;
	if (kept === "failed") {
		return (
			<div className="keep-company" role="status">
				<p>{keepingTexts.unknown[lang]}</p>
				<button type="button" className="btn btn-soft" onClick={() => void ask()}>
					{keepingTexts.tryAgain[lang]}
				</button>
			</div>
		);
	}
	const toggle = () =>
		acts.act(async () => {
			const at = { params: { eventCode: kept.eventCode, id }, query: { lang } };
			if (kept.isKept) await call(removeFromBriefcase, at);
			else await call(keepExhibitor, { ...at, body: {} });
			setKept({ ...kept, isKept: !kept.isKept });
			return texts[kept.isKept ? "unkeptDone" : "keptDone"][lang];
		});
	return (
		<div className="keep-company">
			<p className="text-pretty">{keepingTexts.hasStand[lang]}</p>
			<button type="button" className="btn btn-expo" aria-disabled={acts.isBusy} onClick={() => void toggle()}>
				<Icon name={kept.isKept ? "check" : "star"} size={20} />
				{texts[kept.isKept ? "unkeep" : "keep"][lang]}
			</button>
			<a className="btn btn-soft" href={stand}>
				{keepingTexts.toStand[lang]} <Icon name="arrow" size={20} />
			</a>
			<p role="status" className={acts.told?.isWrong ? "notice notice-warn" : "sr-only"}>
				{acts.told?.text}
			</p>
		</div>
	);
}
