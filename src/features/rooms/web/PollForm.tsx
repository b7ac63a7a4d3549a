import { type FormEvent, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { Field } from "../../../kit/ui/field.tsx";
import { askPoll, POLL_LENGTHS, POLL_OPTIONS } from "../contract.ts";
import type { PollProps } from "./props.ts";
import { texts } from "./texts.ts";
import { useAct } from "./use-act.ts";

// long: one form's markup
export function PollForm({ lang, room, store, onDone }: PollProps & { onDone(): void }) {
	const [question, setQuestion] = useState("");
	const [options, setOptions] = useState<readonly string[]>(["", ""]);
	const { act, refusal } = useAct(lang);
	const ask = async (event: FormEvent) => {
		event.preventDefault();
		const isDone = await act(async () => {
			const body = { question, options: [...options] };
			store.setPoll(await call(askPoll, { params: { id: room.lectureId }, query: { lang }, body }));
		});
		if (isDone) onDone();
	};
	const inputOf = (id: string, value: string, maxLength: number, change: (typed: string) => void) => (
		<input
			className="field-input"
			id={id}
			value={value}
			maxLength={maxLength}
			onChange={(event) => change(event.target.value)}
		/>
	);
	return (
		<form className="room-poll-form" onSubmit={(event) => void ask(event)} noValidate>
			<Field lang={lang} id="poll-question" label={texts.question[lang]}>
				{inputOf("poll-question", question, POLL_LENGTHS.question, setQuestion)}
			</Field>
			{options.map((one, index) => {
				const label = fill(texts.option[lang], index + 1);
				const set = (typed: string) => setOptions(options.with(index, typed));
				return (
					<Field key={label} lang={lang} id={`poll-option-${index}`} label={label}>
						{inputOf(`poll-option-${index}`, one, POLL_LENGTHS.option, set)}
					</Field>
				);
			})}
			<p className="room-refusal" role="status">
				{refusal}
			</p>
			<div className="room-poll-tools">
				{options.length < POLL_OPTIONS.most && (
					<button type="button" className="btn btn-small btn-outline" onClick={() => setOptions([...options, ""])}>
						{texts.addOption[lang]}
					</button>
				)}
				<button type="submit" className="btn btn-small">
					{texts.askNow[lang]}
				</button>
				<button type="button" className="plain-link" onClick={onDone}>
					{texts.cancel[lang]}
				</button>
			</div>
		</form>
	);
}
