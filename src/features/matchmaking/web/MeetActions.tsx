import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { TextAreaField } from "../../../kit/ui/text-area-field.tsx";
import type { Person } from "../contract.ts";
import { peopleTexts as texts } from "./texts.ts";
import { useMeeting } from "./use-meeting.ts";

type Props = {
	lang: Lang;
	eventCode: string;
	person: Person;
	/** Whether people can be invited here and now. */
	mayInvite: boolean;
	/** The way to write to who is connected, where there is one. */
	writing?: ReactNode;
	onChanged: () => void;
};

/** What can be done with a person, by how the two stand to each other: one thing first. */
export function MeetActions(props: Props) {
	const { lang, person } = props;
	const meeting = useMeeting(props);
	const id = `meet-${person.id}`;
	return (
		<div className="meet-foot">
			<Tied {...props} meeting={meeting} />
			<div aria-live="assertive">
				<FieldError id={id} error={person.tie === "none" ? undefined : meeting.error} />
			</div>
			{person.isDemonstration && <p className="text-muted text-[15px]">{texts.demonstration[lang]}</p>}
		</div>
	);
}

// long: one tie after the other
function Tied(props: Props & { meeting: ReturnType<typeof useMeeting> }) {
	const { lang, person, meeting, mayInvite, writing } = props;
	if (person.tie === "received")
		return (
			<div className="meet-actions">
				<button type="button" className="btn btn-list" disabled={meeting.isBusy} onClick={() => void meeting.accept()}>
					{texts.accept[lang]}
				</button>
				<button
					type="button"
					className="btn btn-soft btn-list"
					disabled={meeting.isBusy}
					onClick={() => void meeting.decline()}
				>
					{texts.decline[lang]}
				</button>
			</div>
		);
	if (person.tie === "sent")
		return (
			<div className="meet-actions">
				<Said icon="clock" words={texts.waits[lang]} />
				<button
					type="button"
					className="btn btn-soft btn-list"
					disabled={meeting.isBusy}
					onClick={() => void meeting.withdraw()}
				>
					{texts.withdraw[lang]}
				</button>
			</div>
		);
	if (person.tie === "connected")
		return (
			<div className="meet-actions">
				<Said icon="check" words={texts.connected[lang]} />
				{writing}
			</div>
		);
	if (person.tie === "declined") return <Said icon="minus" words={texts.declined[lang]} />;
	return mayInvite ? <InviteForm {...props} /> : null;
}

function Said({ icon, words }: { icon: "clock" | "check" | "minus"; words: string }) {
	return (
		<p className="meet-said">
			<Icon name={icon} size={20} />
			{words}
		</p>
	);
}

/** A button that opens the place for the sentence. */
// long: a button, or the form that it opens
function InviteForm({ lang, person, meeting }: Props & { meeting: ReturnType<typeof useMeeting> }) {
	const [isOpen, setOpen] = useState(false);
	const [sentence, setSentence] = useState("");
	const form = useRef<HTMLFormElement>(null);
	const id = `invite-${person.id}`;
	useEffect(() => {
		if (isOpen) form.current?.querySelector("textarea")?.focus();
	}, [isOpen]);
	if (!isOpen)
		return (
			<button
				type="button"
				className="btn btn-soft btn-list"
				aria-label={texts.inviteNamed[lang].replace("#", () => `${person.firstName} ${person.lastName}`)}
				onClick={() => setOpen(true)}
			>
				{texts.invite[lang]}
			</button>
		);
	const send = (submitted: FormEvent) => {
		submitted.preventDefault();
		void meeting.invite(sentence);
	};
	return (
		<form ref={form} className="grid gap-3" noValidate onSubmit={send}>
			<TextAreaField
				{...{ lang, id, label: texts.sentence[lang], help: texts.sentenceHelp[lang], error: meeting.error }}
				maxLength={600}
				value={sentence}
				onChange={(typed) => setSentence(typed.target.value)}
			/>
			<div className="meet-actions">
				<button type="submit" className="btn btn-list" disabled={meeting.isBusy}>
					{texts.send[lang]}
				</button>
				<button type="button" className="btn btn-soft btn-list" onClick={() => setOpen(false)}>
					{texts.cancel[lang]}
				</button>
			</div>
		</form>
	);
}
