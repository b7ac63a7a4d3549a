import type { ReactNode } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Field, TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { SelectBox } from "../../../kit/ui/select-box.tsx";
import type { StandCard } from "../contract.ts";
import type { StandFilters } from "../found-stands.ts";
import { jobCount, standTexts as texts } from "./texts.ts";

type FilterProps = { lang: Lang; filters: StandFilters; onChange: (filters: StandFilters) => void };

export function StandFilterFields({ lang, filters, onChange }: FilterProps) {
	return (
		<search className="stand-filters">
			<TextField
				lang={lang}
				id="stand-words"
				label={texts.search[lang]}
				type="search"
				maxLength={100}
				value={filters.words}
				onChange={({ target }) => onChange({ ...filters, words: target.value })}
			/>
			<Field lang={lang} id="stand-type" label={texts.kind[lang]}>
				<SelectBox
					id="stand-type"
					value={filters.type}
					onChange={({ target }) => onChange({ ...filters, type: target.value })}
				>
					<option value="">{texts.all[lang]}</option>
					<option value="0">{texts.recruiting[lang]}</option>
					<option value="1">{texts.presenting[lang]}</option>
				</SelectBox>
			</Field>
			<label className="stand-check">
				<input
					type="checkbox"
					checked={filters.withJobs}
					onChange={({ target }) => onChange({ ...filters, withJobs: target.checked })}
				/>
				{texts.withJobs[lang]}
			</label>
		</search>
	);
}

type CardProps = { lang: Lang; stand: StandCard; link: (name: string) => ReactNode };

export function StandCardView({ lang, stand, link }: CardProps) {
	const { name, logoUrl, type, sentence, offers, isOnDuty, isKept } = stand;
	return (
		<article className="card stand-card">
			<div className="stand-plate">
				<img src={logoUrl} alt="" width="140" height="40" loading="lazy" />
			</div>
			<h2 className="stand-name">{link(name)}</h2>
			<p className="text-muted text-pretty">{sentence || texts[type === 0 ? "isRecruiting" : "isPresenting"][lang]}</p>
			<p className="stand-facts">
				{offers > 0 && (
					<span>
						<Icon name="briefcase" size={18} /> {jobCount(lang, offers)}
					</span>
				)}
				{isOnDuty && (
					<span className="stand-lit">
						<Icon name="person" size={18} /> {texts.onDuty[lang]}
					</span>
				)}
				{isKept && (
					<span>
						<Icon name="star" size={18} /> {texts.kept[lang]}
					</span>
				)}
			</p>
		</article>
	);
}
