import { fill } from "../../../kit/i18n/fill.ts";
import "./briefcase.css";
import { type ReactNode, useRef, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import { TextAreaField } from "../../../kit/ui/text-area-field.tsx";
import { useActs } from "../../../kit/ui/use-acts.ts";
import { useForm } from "../../../kit/ui/use-form.ts";
import { bookmarkForm } from "../bookmark-form.ts";
import { type BriefcaseEntry, keepExhibitor, removeFromBriefcase } from "../briefcase-contract.ts";
import { STAND_LIMITS } from "../rules.ts";
import { actWords } from "./Banner.tsx";
import { jobCount, briefcaseTexts as texts } from "./texts.ts";

type NoteProps = {
	lang: Lang;
	eventCode: string;
	id: number;
	name: string;
	initial: string;
	/** Called when saving starts. `saved` rejects if it fails. */
	onSaving: (note: string, saved: Promise<unknown>) => void;
};

/** A note that is saved while typing. */
export function NoteField({ lang, eventCode, id, name, initial, onSaving }: NoteProps) {
	const [first] = useState(initial);
	const form = useForm({
		form: bookmarkForm,
		lang,
		id: `bookmark-${id}`,
		initial: { note: initial },
		mode: "typing",
		failureAt: "note",
		async save(body) {
			const saved = call(keepExhibitor, { params: { eventCode, id }, query: { lang }, body });
			onSaving(body.note, saved);
			await saved;
		},
	});
	const { values, saveState: state } = form;
	return (
		<div>
			<TextAreaField
				lang={lang}
				id={`note-${id}`}
				label={fill(texts.noteOf[lang], { name })}
				maxLength={STAND_LIMITS.note}
				rows={2}
				value={values.note}
				error={form.errors.note}
				onChange={({ target }) => form.set({ note: target.value })}
				onBlur={() => void form.saveNow()}
			/>
			<p className="stand-saved" role="status">
				{(values.note !== first || state !== "saved") && texts[state === "failed" ? "notSaved" : state][lang]}
			</p>
		</div>
	);
}

type Props = {
	lang: Lang;
	eventCode: string;
	entry: BriefcaseEntry;
	link: (name: string) => ReactNode;
};

function useEntry({ lang, eventCode, entry }: Omit<Props, "link">) {
	const { objectId: id, name } = entry;
	const [isGone, setGone] = useState(false);
	const acts = useActs(actWords(lang), async () => undefined);
	const [kept, setKept] = useState(entry.note);
	// Waits for a note that is being saved.
	const saving = useRef<Promise<unknown>>(Promise.resolve());
	const remember = (note: string, saved: Promise<unknown>) => {
		saving.current = saved.catch(() => {});
		setKept(note);
	};
	const remove = () =>
		acts.act(async () => {
			await saving.current;
			await call(removeFromBriefcase, { params: { eventCode, id }, query: { lang } });
			setGone(true);
			return fill(texts.removed[lang], { name });
		});
	const putBack = () =>
		acts.act(async () => {
			await call(keepExhibitor, { params: { eventCode, id }, query: { lang }, body: { note: kept } });
			setGone(false);
			return undefined;
		});
	return { isGone, acts, kept, remember, remove, putBack };
}

/** A bookmarked company. Its removal can be undone until the person leaves the screen. */
// long: one card's markup
export function BriefcaseEntryCard({ lang, eventCode, entry, link }: Props) {
	const { objectId: id, name, logoUrl, sentence, offers, isShown } = entry;
	const { isGone, acts, kept, remember, remove, putBack } = useEntry({ lang, eventCode, entry });
	if (isGone)
		return (
			<div className="card stand-gone">
				<StatusMessage told={acts.told} />
				<button
					type="button"
					className="btn btn-soft btn-list"
					aria-label={fill(texts.undoOf[lang], { name })}
					onClick={() => void putBack()}
				>
					{texts.undo[lang]}
				</button>
			</div>
		);
	return (
		<article className="card stand-entry">
			<div className="stand-plate">
				<img src={logoUrl} alt="" width="120" height="40" loading="lazy" />
			</div>
			<div>
				<div className="stand-entry-head">
					<div className="grid gap-1 min-w-0">
						<h2 className="stand-name">{isShown ? link(name) : name}</h2>
						<p className="text-muted text-pretty">{isShown ? sentence : texts.notShown[lang]}</p>
						{isShown && offers > 0 && <p className="stand-facts">{jobCount(lang, offers)}</p>}
					</div>
					<button
						type="button"
						className="btn btn-outline btn-list"
						aria-label={fill(texts.removeOf[lang], { name })}
						aria-disabled={acts.isBusy}
						onClick={() => void remove()}
					>
						{texts.remove[lang]}
					</button>
				</div>
				<NoteField lang={lang} eventCode={eventCode} id={id} name={name} initial={kept} onSaving={remember} />
				{acts.told?.isWrong && <StatusMessage told={acts.told} />}
			</div>
		</article>
	);
}
