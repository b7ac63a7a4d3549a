import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { TextAreaField } from "../../../kit/ui/text-area-field.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { setRecordingNote } from "../note-contract.ts";
import { noteForm } from "../note-form.ts";
import { MAX_NOTE, timeMarks, withTime } from "../notes.ts";
import { noteDraft } from "./note-draft.ts";
import { recordingNoteQuery } from "./note-query.ts";
import { noteTexts as texts, timeOf } from "./texts.ts";

type Player = { time: number; seek(seconds: number): void };
type Props = { lang: Lang; owner: string; id: number; seconds: number; player: Player };

/** Editing starts after loading, so that it overwrites no stored note. */
export function RecordingNotes(props: Props) {
	const { lang, id } = props;
	const { data, isError, refetch } = useQuery(recordingNoteQuery(id));
	return (
		<section className="card rec-notes" aria-labelledby="rec-notes">
			<h2 className="h-card" id="rec-notes">
				{texts.title[lang]}
			</h2>
			{isError && !data && (
				<p role="alert">
					{texts.notLoaded[lang]}{" "}
					<button type="button" className="plain-link" onClick={() => void refetch()}>
						{texts.again[lang]}
					</button>
				</p>
			)}
			{data && <Notes {...props} stored={data.note} />}
		</section>
	);
}

function Notes({ lang, owner, id, seconds, player, stored }: Props & { stored: string }) {
	const { form, isTouched, change } = useNotes(lang, owner, id, stored);
	const { note } = form.values;
	const { box, putTime } = useTimeButton(note, change, player);
	const time = timeOf(player.time);
	return (
		<>
			<TextAreaField
				{...form.field("note")}
				help={texts.help[lang]}
				maxLength={MAX_NOTE}
				rows={5}
				ref={box}
				onChange={({ target }) => change(target.value)}
				onBlur={() => void form.saveNow()}
			/>
			<div className="rec-notes-acts">
				<button type="button" className="btn btn-soft btn-list" onClick={putTime}>
					<Icon name="clock" size={18} />
					{fill(texts.putTime[lang], time)}
				</button>
				<p className="rec-saved" role="status">
					{isTouched && texts[form.saveState][lang]}
				</p>
			</div>
			<TimeMarks lang={lang} note={note} seconds={seconds} onSeek={player.seek} />
		</>
	);
}

/** Saves automatically, and keeps the text in this tab until then. */
function useNotes(lang: Lang, owner: string, id: number, stored: string) {
	const queries = useQueryClient();
	const form = useForm({
		form: noteForm,
		lang,
		id: "rec",
		initial: { note: stored },
		draft: noteDraft(owner, id),
		mode: "typing",
		failureAt: "note",
		async save(body) {
			const saved = await call(setRecordingNote, { params: { id }, body });
			queries.setQueryData(recordingNoteQuery(id).queryKey, saved);
		},
	});
	const isTouched = useRef(form.isDirty);
	const change = (note: string) => {
		isTouched.current = true;
		form.set({ note });
	};
	return { form, isTouched: isTouched.current, change };
}

/** Inserts the film's time at the cursor, on a new line. */
function useTimeButton(value: string, change: (note: string) => void, player: Player) {
	const box = useRef<HTMLTextAreaElement>(null);
	const cursor = useRef<number>(undefined);
	useLayoutEffect(() => {
		if (cursor.current === undefined) return;
		box.current?.focus();
		box.current?.setSelectionRange(cursor.current, cursor.current);
		cursor.current = undefined;
	});
	const putTime = () => {
		const put = withTime(value, box.current?.selectionEnd ?? value.length, timeOf(player.time));
		if (put.note.length > MAX_NOTE) return;
		cursor.current = put.at;
		change(put.note);
	};
	return { box, putTime };
}

type MarksProps = { lang: Lang; note: string; seconds: number; onSeek(seconds: number): void };

function TimeMarks({ lang, note, seconds, onSeek }: MarksProps) {
	const marks = timeMarks(note, seconds);
	if (marks.length === 0) return null;
	return (
		<ul className="rec-times" aria-label={texts.times[lang]}>
			{marks.map((mark, index) => (
				<li key={`${index} ${mark.seconds}`}>
					<button type="button" onClick={() => onSeek(mark.seconds)}>
						<span>{timeOf(mark.seconds)}</span>
						<b>{mark.words || texts.goThere[lang]}</b>
					</button>
				</li>
			))}
		</ul>
	);
}

/** The notes on a closed recording; empty without notes. */
export function ClosedRecordingNotes({ lang, id }: { lang: Lang; id: number }) {
	const { data } = useQuery(recordingNoteQuery(id));
	if (!data?.note) return null;
	return (
		<section className="card rec-notes" aria-labelledby="rec-notes">
			<h2 className="h-card" id="rec-notes">
				{texts.title[lang]}
			</h2>
			<p className="whitespace-pre-wrap wrap-anywhere">{data.note}</p>
		</section>
	);
}
