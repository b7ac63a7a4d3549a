import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { momentText } from "../../../kit/time/zone.ts";
import type { AccountAccess } from "../access-list-contract.ts";
import { accessListTexts as texts } from "../access-list-texts.ts";

type Props = {
	lang: Lang;
	timeZone: string;
	access: AccountAccess[] | "failed" | undefined;
	keep: string[];
	onKeep(keep: string[]): void;
};

/** The account keeps the ticked items. */
export function AccessList({ lang, timeZone, access, keep, onKeep }: Props) {
	if (access === "failed") return <p className="notice notice-warn">{texts.failed[lang]}</p>;
	if (!access || access.length === 0) return null;
	const change = (id: string, isKept: boolean) => onKeep(isKept ? [...keep, id] : keep.filter((one) => one !== id));
	return (
		<fieldset className="grid gap-4 pb-2">
			<legend className="font-bold">{texts.title[lang]}</legend>
			<p className="text-muted text-pretty">{texts.lead[lang]}</p>
			<ul className="consents">
				{access.map((one) => (
					<Row
						key={one.id}
						lang={lang}
						timeZone={timeZone}
						one={one}
						isKept={keep.includes(one.id)}
						onChange={(isKept) => change(one.id, isKept)}
					/>
				))}
			</ul>
		</fieldset>
	);
}

type RowProps = {
	lang: Lang;
	timeZone: string;
	one: AccountAccess;
	isKept: boolean;
	onChange(isKept: boolean): void;
};

function Row({ lang, timeZone, one, isKept, onChange }: RowProps) {
	const { kind, addedFrom, addedDate, usedDate, isEnded } = one;
	const isDevice = kind === "session" || kind === "browser";
	const name = one.name ?? (isDevice ? texts.unknownDevice[lang] : null);
	const on = (text: "added" | "used", iso: string) =>
		fill(texts[text][lang], momentText(lang, new Date(iso), timeZone));
	const where = addedFrom && fill(texts.addedFrom[lang], addedFrom);
	const when = [where, addedDate && on("added", addedDate), usedDate && on("used", usedDate)].filter(Boolean);
	const label = [texts[kind][lang], name].filter(Boolean).join(": ");
	return (
		<li className="flex flex-wrap gap-x-8 gap-y-3 items-center justify-between">
			<div className="grid gap-1 min-w-0 basis-60 grow">
				<p className="font-bold wrap-anywhere">{label}</p>
				{when.length > 0 && <p className="field-help">{when.join(" · ")}</p>}
				{!isEnded && <p className="field-help text-pretty">{texts.stays[lang]}</p>}
			</div>
			{isEnded && (
				<label className="check">
					<input
						type="checkbox"
						aria-label={fill(texts.keepOf[lang], label)}
						checked={isKept}
						onChange={({ target }) => onChange(target.checked)}
					/>
					<span>{texts.keep[lang]}</span>
				</label>
			)}
		</li>
	);
}
