import { useEffect, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { FieldError, TextField } from "../../../kit/ui/field.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { type EditedStand, getEditedStand, saveStand } from "../contract.ts";
import { LENGTHS } from "../rules.ts";
import { type About, standForm } from "../stand-form.ts";
import { editorTexts as texts } from "../texts.ts";
import { PairFields } from "./PairFields.tsx";

/** Props of the editor's parts: the stand that they save, and the handler of saved data. */
export type EditorPart = {
	lang: Lang;
	exhibitorId: number;
	onSaved: (stand: EditedStand) => void;
	/** Called when the named form gains or loses unsaved changes. */
	onChanged: (form: string, isChanged: boolean) => void;
};

type Props = {
	lang: Lang;
	exhibitorId: number;
	stand: EditedStand;
	/** Handles a stand that the server returned. */
	onStored: (stand: EditedStand) => void;
};

const TEXTS = ["sentence", "sentenceEn", "place", "opensAt", "closesAt"] as const;

/** Describes others' changes of a stand since it was loaded. */
function theirWords(lang: Lang, read: About, theirs: About) {
	const labels = {
		sentence: fill(texts.inPolish[lang], { label: texts.sentence[lang] }),
		sentenceEn: fill(texts.inEnglish[lang], { label: texts.sentence[lang] }),
		place: texts.place[lang],
		opensAt: texts.opensAt[lang],
		closesAt: texts.closesAt[lang],
	};
	const changed = TEXTS.filter((name) => theirs[name] !== read[name]);
	const changeTexts = changed.map((name) => `${labels[name]}: ${theirs[name] || texts.empty[lang]}`);
	const seen = texts[theirs.isPublished ? "published" : "hidden"][lang];
	return theirs.isPublished === read.isPublished ? changeTexts : [...changeTexts, seen];
}

const aboutOf = ({ offers, materials, ...about }: EditedStand): About => about;

/** The form of a stand's texts. After a 409 it loads the others' values and keeps the typed ones. */
export function useAboutForm({ lang, exhibitorId, stand, onStored }: Props) {
	const [isSaved, setSaved] = useState(false);
	const [theirs, setTheirs] = useState<string[]>([]);
	const of = { params: { id: exhibitorId }, query: { lang } };
	const form = useForm({
		form: standForm,
		lang,
		id: "about",
		initial: aboutOf(stand),
		async save(payload): Promise<void> {
			setSaved(false);
			setTheirs([]);
			try {
				const stored = await call(saveStand, { ...of, body: payload });
				onStored(stored);
				form.load(aboutOf(stored));
			} catch (error) {
				if (error instanceof CallFailure && error.status === 409) await takeTheirs(form.saved);
				throw error;
			}
			setSaved(true);
		},
	});
	const takeTheirs = async (read: About) => {
		const stored = await call(getEditedStand, of);
		setTheirs(theirWords(lang, read, stored));
		onStored(stored);
		form.rebase(aboutOf(stored));
	};
	const { isDirty, rebase } = form;
	useEffect(() => {
		if (!isDirty) rebase(aboutOf(stand));
	}, [stand]);
	return { ...form, theirs, isSaved: isSaved && !isDirty };
}

type FailureProps = {
	lang: Lang;
	id: string;
	failure: string;
	theirs: string[];
};

/** The reason why saving failed, and other people's changes meanwhile. */
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

export function AboutForm({ form }: { form: ReturnType<typeof useAboutForm> }) {
	const { lang, id, failure, isSending } = form;
	return (
		<form method="dialog" noValidate className="grid gap-5" {...form.handlers}>
			<PairFields form={form} name="sentence" maxLength={LENGTHS.sentence} rows={3} />
			<div className="stand-trio">
				<TextField {...form.input("place")} maxLength={LENGTHS.place} help={texts.placeHelp[lang]} />
				<TextField {...form.input("opensAt")} type="time" help={texts.hoursHelp[lang]} />
				<TextField {...form.input("closesAt")} type="time" />
			</div>
			<label className="stand-check">
				<input
					type="checkbox"
					checked={form.values.isPublished}
					onChange={({ target }) => form.set({ isPublished: target.checked })}
				/>
				{texts.published[lang]}
			</label>
			{failure && <SaveFailure lang={lang} id={id} failure={failure} theirs={form.theirs} />}
			<div className="flex flex-wrap gap-4 items-center">
				<button type="submit" className="btn btn-small" aria-disabled={isSending}>
					{texts[isSending ? "saving" : "save"][lang]}
				</button>
				<p role="status" className="stand-lit font-bold">
					{form.isSaved && texts.saved[lang]}
				</p>
			</div>
		</form>
	);
}
