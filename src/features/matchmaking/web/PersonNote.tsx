import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { described, Field } from "../../../kit/ui/field.tsx";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { setPersonNote } from "../note-contract.ts";
import { personNoteForm } from "../note-form.ts";
import { MATCHMAKING_LIMITS } from "../rules.ts";
import { noteQuery } from "./note-query.ts";

const texts = {
	help: { pl: "Widzisz ją tylko Ty.", en: "Only you see it." },
	save: { pl: "Zapisz notatkę", en: "Save the note" },
	saved: { pl: "Notatka zapisana.", en: "The note is saved." },
	failed: { pl: "Nie udało się zapisać. Spróbuj ponownie.", en: "It could not be saved. Try again." },
} satisfies Record<string, Text>;

type Props = { lang: Lang; eventCode: string; personId: string };

/** Hidden until loaded, so that it cannot overwrite a stored note. */
export function PersonNote(props: Props) {
	const { lang, eventCode, personId } = props;
	const { data } = useQuery({ ...noteQuery(lang, eventCode, personId), throwOnError: false });
	return data && <NoteForm key={personId} {...props} stored={data.note} />;
}

type FormProps = Props & { stored: string };

function useNote({ lang, eventCode, personId, stored }: FormProps) {
	const { queryKey } = noteQuery(lang, eventCode, personId);
	const queries = useQueryClient();
	const [isSaved, setSaved] = useState(false);
	const form = useForm({
		form: personNoteForm,
		lang,
		id: "person",
		initial: { note: stored },
		noAnswer: texts.failed,
		async save(body): Promise<void> {
			setSaved(false);
			const saved = await call(setPersonNote, { params: { eventCode, personId }, query: { lang }, body });
			queries.setQueryData(queryKey, saved);
			form.load(saved);
			setSaved(true);
		},
	});
	const { isDirty, rebase } = form;
	useEffect(() => {
		if (!isDirty) rebase({ note: stored });
	}, [stored]);
	const saved = isSaved && !isDirty ? { text: texts.saved[lang], isWrong: false } : undefined;
	return { form, told: form.failure ? { text: form.failure, isWrong: true } : saved };
}

function NoteForm(props: FormProps) {
	const { lang, stored } = props;
	const { form, told } = useNote(props);
	const { value, onChange, ...field } = form.input("note");
	const labelled = { ...field, help: texts.help[lang] };
	return (
		<form className="grid gap-3 justify-items-stretch" {...form.handlers}>
			<Field {...labelled}>
				<textarea
					{...described(labelled)}
					className="field-input"
					rows={2}
					maxLength={MATCHMAKING_LIMITS.note}
					value={value}
					onChange={onChange}
				/>
			</Field>
			{value.trim() !== stored && (
				<button type="submit" className="btn btn-soft btn-list justify-self-start" aria-disabled={form.isSending}>
					{texts.save[lang]}
				</button>
			)}
			<StatusMessage told={told} />
		</form>
	);
}
