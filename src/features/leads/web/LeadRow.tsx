import { type ReactNode, useState } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { TextAreaField } from "../../../kit/ui/text-area-field.tsx";
import type { Lead } from "../contract.ts";
import { NOTE_MAX } from "../rules.ts";
import { StarButtons } from "./Stars.tsx";
import { leadsTexts as texts } from "./texts.ts";
import { type LeadProps, useLead } from "./use-lead.ts";

type Props = LeadProps & { timeZone: string };

const nameOf = ({ firstName, lastName }: Lead) => `${firstName} ${lastName}`;

/** Notes are saved while the person types. */
export function LeadRow({ timeZone, ...props }: Props) {
	const { lang, lead } = props;
	const { objectId } = lead;
	const { form, failure, remove } = useLead(props);
	const [isChanged, setChanged] = useState(false);
	const { values, saveState } = form;
	const say = (changed: Partial<typeof values>) => {
		setChanged(true);
		form.set(changed);
	};
	const name = nameOf(lead);
	return (
		<li className="lead-row">
			<Who lang={lang} timeZone={timeZone} lead={lead}>
				<RemoveButton lang={lang} name={name} onRemove={remove} />
			</Who>
			<div className="lead-words">
				<StarButtons lang={lang} name={name} rating={values.rating} onChange={(rating) => say({ rating })} />
				<TextAreaField
					lang={lang}
					id={`note-${objectId}`}
					label={fill(texts.note[lang], { name })}
					value={values.note}
					error={form.errors.note}
					maxLength={NOTE_MAX}
					help={texts.noteHelp[lang]}
					rows={2}
					onChange={({ target }) => say({ note: target.value })}
					onBlur={() => void form.saveNow()}
				/>
				<p className="field-help" role="status">
					{saveState === "saving" ? texts.saving[lang] : saveState === "saved" && isChanged ? texts.saved[lang] : ""}
				</p>
				<div aria-live="assertive">
					<FieldError id={`lead-${objectId}`} error={saveState === "failed" ? texts.failed[lang] : failure} />
				</div>
			</div>
		</li>
	);
}

function Who({ lang, timeZone, lead, children }: Pick<Props, "lang" | "timeZone" | "lead"> & { children: ReactNode }) {
	const { email, phoneNo, phoneText, company, position, takenBy, takenDate } = lead;
	const day = dateText(lang, new Date(takenDate), timeZone);
	return (
		<div className="min-w-0">
			<h3 className="font-bold wrap-anywhere">{nameOf(lead)}</h3>
			{(company || position) && <p className="wrap-anywhere">{[position, company].filter(Boolean).join(", ")}</p>}
			<p className="wrap-anywhere">
				<a className="lead-reach" href={`mailto:${email}`}>
					{email}
				</a>
			</p>
			{phoneNo && (
				<p>
					<a className="lead-reach" href={`tel:${phoneNo}`}>
						{phoneText}
					</a>
				</p>
			)}
			<p className="field-help">
				{takenBy ? fill(texts.takenBy[lang], { day, who: takenBy }) : fill(texts.taken[lang], { day })}
			</p>
			{children}
		</div>
	);
}

function RemoveButton({ lang, name, onRemove }: { lang: Lang; name: string; onRemove: () => Promise<void> }) {
	const [isAsking, setAsking] = useState(false);
	if (!isAsking) {
		return (
			<button
				type="button"
				className="plain-link"
				aria-label={fill(texts.removeOf[lang], { name })}
				onClick={() => setAsking(true)}
			>
				{texts.remove[lang]}
			</button>
		);
	}
	return (
		<p className="flex flex-wrap gap-3 items-center" role="alert">
			{texts.sure[lang]}
			<button type="button" className="btn btn-outline btn-list" onClick={() => void onRemove()}>
				{texts.remove[lang]}
			</button>
			<button type="button" className="btn btn-soft btn-list" onClick={() => setAsking(false)}>
				{texts.keep[lang]}
			</button>
		</p>
	);
}
