import type { ReactNode } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { Prose } from "../../../kit/ui/prose.tsx";
import type { ExhibitorField } from "../exhibitor.ts";
import { FIELD_TYPE, isHtml } from "../field-type.ts";
import { texts } from "../texts.ts";

/** An empty field is omitted (spec §3). */
export function CompanyField({ lang, field }: { lang: Lang; field: ExhibitorField }) {
	const value = fieldValue(lang, field);
	if (value === null) return null;
	const isShort = field.typeId === FIELD_TYPE.integer || field.typeId === FIELD_TYPE.boolean;
	return (
		<div className={isHtml(field.typeId) ? "company-wide" : isShort ? "company-short" : undefined}>
			<dt>{field.name}</dt>
			<dd>
				{field.logoUrl && <img src={field.logoUrl} alt="" width="120" height="40" loading="lazy" />}
				{value}
			</dd>
		</div>
	);
}

function fieldValue(lang: Lang, { typeId, valueStr, valueInt, valueBool }: ExhibitorField): ReactNode {
	switch (typeId) {
		case FIELD_TYPE.html:
		case FIELD_TYPE.otherHtml:
			return valueStr ? <Prose html={valueStr} /> : null;
		case FIELD_TYPE.integer:
			return valueInt === null ? null : <b className="company-number">{valueInt}</b>;
		case FIELD_TYPE.boolean:
			return valueBool === null ? null : <Answer lang={lang} isYes={valueBool} />;
		case FIELD_TYPE.email:
			return valueStr ? (
				<a href={`mailto:${valueStr}`}>
					<Icon name="mail" size={18} /> {valueStr}
				</a>
			) : null;
		case FIELD_TYPE.link:
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

/** A web address becomes a link without its scheme; other text stays. */
function Link({ url }: { url: string }) {
	if (!/^https?:\/\//i.test(url)) return url;
	return (
		<a href={url} target="_blank" rel="noopener nofollow">
			<Icon name="link" size={18} /> {url.replace(/^https?:\/\//i, "").replace(/\/$/, "")}
		</a>
	);
}
