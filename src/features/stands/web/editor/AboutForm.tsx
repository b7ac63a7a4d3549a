import { useState } from "react";
import { CallFailure, call } from "../../../../kit/api/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { FieldError, TextField } from "../../../../kit/ui/field.tsx";
import { useSavedForm } from "../../../../kit/ui/use-saved-form.ts";
import { type EditedStand, getEditedStand, saveStand } from "../../editor-contract.ts";
import { wrongOfStand } from "../../editor-judge.ts";
import { LENGTHS } from "../../editor-rules.ts";
import { editorTexts as texts } from "../../editor-texts.ts";
import { PairFields } from "./PairFields.tsx";

/** Props of the editor's parts: target of saving, and the handler of saved data. */
export type EditorPart = {
	lang: Lang;
	exhibitorId: number;
	onSaved: (stand: EditedStand) => void;
	/** Called when the named form gains or loses unsaved changes. */
	onChanged: (form: string, isChanged: boolean) => void;
};

/** The stand's own texts. */
export type About = Omit<EditedStand, "offers" | "materials">;

type Props = Omit<EditorPart, "onChanged"> & {
	about: About;
	/** The loaded version. */
	read: About;
	onChange: (about: About) => void;
	/** Receives others' changes since loading. */
	onTheirs: (stand: EditedStand) => void;
};

const FIELDS = ["sentence", "sentenceEn", "place", "opensAt", "closesAt"] as const;

/** Others' changes of a stand since it was loaded, in words. */
function theirWords(lang: Lang, read: About, theirs: About) {
	const labels = {
		sentence: fill(texts.inPolish[lang], { label: texts.sentence[lang] }),
		sentenceEn: fill(texts.inEnglish[lang], { label: texts.sentence[lang] }),
		place: texts.place[lang],
		opensAt: texts.opensAt[lang],
		closesAt: texts.closesAt[lang],
	};
	const changed = FIELDS.filter((name) => theirs[name] !== read[name]);
	const changeTexts = changed.map((name) => `${labels[name]}: ${theirs[name] || texts.empty[lang]}`);
	const seen = texts[theirs.isPublished ? "published" : "hidden"][lang];
	return theirs.isPublished === read.isPublished ? changeTexts : [...changeTexts, seen];
}

function useAboutForm({ lang, exhibitorId, about, read, onChange, onSaved, onTheirs }: Props) {
	const [isSaved, setSaved] = useState(false);
	const [theirs, setTheirs] = useState<string[]>([]);
	const of = { params: { id: exhibitorId }, query: { lang } };
	const takeTheirs = async () => {
		const stored = await call(getEditedStand, of);
		setTheirs(theirWords(lang, read, stored));
		onTheirs(stored);
	};
	const form = useSavedForm<(typeof FIELDS)[number]>({
		lang,
		id: "about",
		fields: FIELDS,
		judge: () => wrongOfStand(about),
		async save() {
			setSaved(false);
			setTheirs([]);
			try {
				onSaved(await call(saveStand, { ...of, body: about }));
			} catch (error) {
				if (error instanceof CallFailure && error.status === 409) await takeTheirs();
				throw error;
			}
			setSaved(true);
		},
	});
	const change = (part: Partial<About>) => {
		setSaved(false);
		onChange({ ...about, ...part });
	};
	return { ...form, isSaved: isSaved && about === read, theirs, change };
}

type FailureProps = {
	lang: Lang;
	id: string;
	failure: string;
	theirs: string[];
};

/** Why saving failed, and what others have changed meanwhile. */
function SaveFailure({ lang, id, failure, theirs }: FailureProps) {
	return (
		<div role="alert" className="grid gap-2 wrap-anywhere">
			<FieldError id={id} error={failure} />
			{theirs.length > 0 && (
				<>
					<p>{texts.theirs[lang]}</p>
					<ul className="stand-list">
						{theirs.map((words) => (
							<li key={words}>{words}</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}

// long: one form's markup
export function AboutForm(props: Props) {
	const { lang, about } = props;
	const { id, errors, failure, isSaving, isSaved, theirs, idOf, submit, change } = useAboutForm(props);
	const field = (name: "place" | "opensAt" | "closesAt") => ({
		lang,
		id: idOf(name),
		label: texts[name][lang],
		error: errors[name],
		value: about[name],
		onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
	});
	return (
		<form method="dialog" noValidate className="grid gap-5" onSubmit={submit}>
			<PairFields
				lang={lang}
				label={texts.sentence}
				ids={{ pl: idOf("sentence"), en: idOf("sentenceEn") }}
				error={errors.sentence}
				maxLength={LENGTHS.sentence}
				rows={3}
				values={{ pl: about.sentence, en: about.sentenceEn }}
				onChange={({ pl, en }) => change({ sentence: pl, sentenceEn: en })}
			/>
			<div className="stand-trio">
				<TextField {...field("place")} maxLength={LENGTHS.place} help={texts.placeHelp[lang]} />
				<TextField {...field("opensAt")} type="time" help={texts.hoursHelp[lang]} />
				<TextField {...field("closesAt")} type="time" />
			</div>
			<label className="stand-check">
				<input
					type="checkbox"
					checked={about.isPublished}
					onChange={({ target }) => change({ isPublished: target.checked })}
				/>
				{texts.published[lang]}
			</label>
			{failure && <SaveFailure lang={lang} id={id} failure={failure} theirs={theirs} />}
			<div className="flex flex-wrap gap-4 items-center">
				<button type="submit" className="btn btn-small" aria-disabled={isSaving}>
					{texts[isSaving ? "saving" : "save"][lang]}
				</button>
				<p role="status" className="stand-lit font-bold">
					{isSaved && texts.saved[lang]}
				</p>
			</div>
		</form>
	);
}
