import type { ReactNode } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { Prose } from "../../../kit/ui/prose.tsx";
import type { ExhibitorField } from "../exhibitor.ts";
import { texts } from "../texts.ts";

/** A field by its `typeId` (spec §3): text, HTML, integer, Tak/Nie, e-mail link, link. An empty one is left out. */
export function CompanyField({ lang, field }: { lang: Lang; field: ExhibitorField }) {
	const value = shownOf(lang, field);
	if (value === null) return null;
	const isShort = field.typeId === 3 || field.typeId === 4;
	const isWide = field.typeId === 1 || field.typeId === 2;
	return (
		<div className={isWide ? "company-wide" : isShort ? "company-short" : undefined}>
			<dt>{field.name}</dt>
			<dd>
				{field.logoUrl && <img src={field.logoUrl} alt="" width="120" height="40" loading="lazy" />}
				{value}
			</dd>
		</div>
	);
}

function shownOf(lang: Lang, { typeId, valueStr, valueInt, valueBool }: ExhibitorField): ReactNode {
	switch (typeId) {
		case 1:
		case 2:
			// sanitised on the server when it was written
			return valueStr ? <Prose html={valueStr} /> : null;
		case 3:
			return valueInt === null ? null : <b className="company-number">{valueInt}</b>;
		case 4:
			return valueBool === null ? null : <Answer lang={lang} isYes={valueBool} />;
		case 5:
			return valueStr ? (
				<a href={`mailto:${valueStr}`}>
					<Icon name="mail" size={18} /> {valueStr}
				</a>
			) : null;
		case 6:
			return valueStr ? <Link url={valueStr} /> : null;
		default:
			return valueStr ? valueStr : null;
	}
}

function Answer({ lang, isYes }: { lang: Lang; isYes: boolean }) {
	return (
		<span className={isYes ? "company-yes" : "company-no"}>
			<Icon name={isYes ? "check" : "cross"} size={18} /> {(isYes ? texts.yes : texts.no)[lang]}
		</span>
	);
}

/** A web address as a link, shown without its scheme; anything else stays text. */
function Link({ url }: { url: string }) {
	if (!/^https?:\/\//i.test(url)) return url;
	return (
		<a href={url} target="_blank" rel="noopener nofollow">
			<Icon name="link" size={18} /> {url.replace(/^https?:\/\//i, "").replace(/\/$/, "")}
		</a>
	);
}
