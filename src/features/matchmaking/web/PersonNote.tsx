import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { described, Field } from "../../../kit/ui/field.tsx";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import { useActs } from "../../../kit/ui/use-acts.ts";
import { setPersonNote } from "../note-contract.ts";
import { MATCHMAKING_LIMITS } from "../rules.ts";
import { noteQuery } from "./note-query.ts";

const texts = {
	label: { pl: "Twoja notatka", en: "Your note" },
	help: { pl: "Widzisz ją tylko Ty.", en: "Only you see it." },
	save: { pl: "Zapisz notatkę", en: "Save the note" },
	saved: { pl: "Notatka zapisana.", en: "The note is saved." },
	failed: { pl: "Nie udało się zapisać. Spróbuj ponownie.", en: "It could not be saved. Try again." },
} satisfies Record<string, Text>;

type Props = { lang: Lang; eventCode: string; personId: string };

function useNote({ lang, eventCode, personId }: Props) {
	const query = noteQuery(lang, eventCode, personId);
	const { data } = useQuery({ ...query, throwOnError: false });
	const queries = useQueryClient();
	const [typed, setTyped] = useState<string>();
	const acts = useActs({ done: texts.saved[lang], failed: texts.failed[lang] }, async () => undefined);
	const note = typed ?? data?.note ?? "";
	const save = (event: FormEvent) => {
		event.preventDefault();
		void acts.act(async () => {
			const at = { params: { eventCode, personId }, query: { lang } };
			queries.setQueryData(query.queryKey, await call(setPersonNote, { ...at, body: { note } }));
			setTyped(undefined);
			return undefined;
		});
	};
	return { stored: data?.note, note, setTyped, acts, save };
}

/** One's own note on a person; hidden until loaded, so that no stored note is overwritten. */
export function PersonNote(props: Props) {
	const { lang } = props;
	const { stored, note, setTyped, acts, save } = useNote(props);
	if (stored === undefined) return null;
	const isChanged = note.trim() !== stored;
	const field = { lang, id: "person-note", label: texts.label[lang], help: texts.help[lang] };
	return (
		<form className="grid gap-3 justify-items-stretch" onSubmit={save}>
			<Field {...field}>
				<textarea
					{...described(field)}
					className="field-input"
					rows={2}
					maxLength={MATCHMAKING_LIMITS.note}
					value={note}
					onChange={({ target }) => {
						acts.clear();
						setTyped(target.value);
					}}
				/>
			</Field>
			{isChanged && (
				<button type="submit" className="btn btn-soft btn-list justify-self-start" aria-disabled={acts.isBusy}>
					{texts.save[lang]}
				</button>
			)}
			<StatusMessage told={acts.told} />
		</form>
	);
}
