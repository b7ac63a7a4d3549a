import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { askPoll, POLL_LENGTHS, POLL_OPTIONS } from "../contract.ts";
import { pollForm } from "./poll-form.ts";
import type { PollProps } from "./props.ts";
import { texts } from "./texts.ts";

// long: one form's markup
export function PollForm({ lang, room, store, onDone }: PollProps & { onDone(): void }) {
	const form = useForm({
		form: pollForm,
		lang,
		id: "poll",
		noAnswer: texts.notDone,
		async save(body) {
			store.setPoll(await call(askPoll, { params: { id: room.lectureId }, query: { lang }, body }));
			onDone();
		},
	});
	const { options } = form.values;
	const ofOptions = Object.entries(form.errors).find(([name]) => name.startsWith("options"));
	return (
		<form method="dialog" className="room-poll-form" {...form.handlers} noValidate>
			<h3 className="font-bold">{texts.ask[lang]}</h3>
			<TextField {...form.input("question")} maxLength={POLL_LENGTHS.question} />
			{options.map((one, index) => {
				const label = fill(texts.option[lang], index + 1);
				return (
					<TextField
						key={label}
						lang={lang}
						id={index === 0 ? "poll-options" : `poll-option-${index}`}
						label={label}
						value={one}
						error={index === 0 ? ofOptions?.[1] : undefined}
						maxLength={POLL_LENGTHS.option}
						onChange={({ target }) => form.set({ options: options.with(index, target.value) })}
					/>
				);
			})}
			<p className="room-refusal" role="status">
				{form.failure}
			</p>
			<div className="room-poll-tools">
				{options.length < POLL_OPTIONS.most && (
					<button
						type="button"
						className="btn btn-small btn-outline"
						onClick={() => form.set({ options: [...options, ""] })}
					>
						{texts.addOption[lang]}
					</button>
				)}
				<button type="submit" className="btn btn-small" aria-disabled={form.isSending}>
					{texts.askNow[lang]}
				</button>
				<button type="button" className="plain-link" onClick={onDone}>
					{texts.cancel[lang]}
				</button>
			</div>
		</form>
	);
}
