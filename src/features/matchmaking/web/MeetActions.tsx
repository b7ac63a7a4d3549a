import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { TextAreaField } from "../../../kit/ui/text-area-field.tsx";
import { useFocusAfter } from "../../../kit/ui/use-focus-after.ts";
import type { Person } from "../contract.ts";
import { invitationTexts } from "./invitation-texts.ts";
import { peopleTexts as texts } from "./texts.ts";
import { useMeeting } from "./use-meeting.ts";

type Props = {
	lang: Lang;
	eventCode: string;
	person: Person;
	mayInvite: boolean;
	writing?: ReactNode;
	/** Actions stay disabled until it resolves. */
	onChanged: () => Promise<unknown>;
};

/** One action is primary. After an action the focus moves to the message, the next action or the name. */
export function MeetActions(props: Props) {
	const { lang, person } = props;
	const foot = useRef<HTMLDivElement>(null);
	const notePress = useFocusAfter(
		() =>
			foot.current?.querySelector<HTMLElement>(".meet-said, button") ??
			foot.current?.closest(".meet-card")?.querySelector("a"),
	);
	const onChanged = () => {
		notePress();
		return props.onChanged();
	};
	const meeting = useMeeting({ ...props, onChanged });
	const id = `meet-${person.id}`;
	return (
		<div className="meet-foot" ref={foot}>
			<RelationshipActions {...props} meeting={meeting} />
			<div className="empty:-mt-2" aria-live="assertive">
				<FieldError id={id} error={person.tie === "none" ? undefined : meeting.error} />
			</div>
			{person.isDemonstration && <p className="text-muted text-[15px]">{texts.demonstration[lang]}</p>}
		</div>
	);
}

// long: one tie after the other
function RelationshipActions(props: Props & { meeting: ReturnType<typeof useMeeting> }) {
	const { lang, person, meeting, mayInvite, writing } = props;
	if (person.tie === "received")
		return (
			<div className="meet-actions">
				<button type="button" className="btn btn-list" aria-busy={meeting.isBusy} onClick={() => void meeting.accept()}>
					{invitationTexts.accept[lang]}
				</button>
				<button
					type="button"
					className="btn btn-soft btn-list"
					aria-busy={meeting.isBusy}
					onClick={() => void meeting.decline()}
				>
					{invitationTexts.decline[lang]}
				</button>
			</div>
		);
	if (person.tie === "sent")
		return (
			<div className="meet-actions">
				<StatusLine icon="clock" words={texts.waits[lang]} />
				<button
					type="button"
					className="btn btn-soft btn-list"
					aria-busy={meeting.isBusy}
					onClick={() => void meeting.withdraw()}
				>
					{texts.withdraw[lang]}
				</button>
			</div>
		);
	if (person.tie === "connected")
		return (
			<div className="meet-actions">
				<StatusLine icon="check" words={texts.connected[lang]} />
				{writing && <div className="meet-actions">{writing}</div>}
			</div>
		);
	if (person.tie === "declined") return <StatusLine icon="minus" words={texts.declined[lang]} />;
	return mayInvite ? <InviteForm {...props} /> : null;
}

function StatusLine({ icon, words }: { icon: "clock" | "check" | "minus"; words: string }) {
	return (
		<p className="meet-said focus:outline-none" tabIndex={-1}>
			<Icon name={icon} size={20} />
			{words}
		</p>
	);
}

/** The button gets the focus again when the form closes. */
// long: a button, or the form that it opens
function InviteForm({ lang, person, meeting }: Props & { meeting: ReturnType<typeof useMeeting> }) {
	const [isOpen, setOpen] = useState(false);
	const [sentence, setSentence] = useState("");
	const form = useRef<HTMLFormElement>(null);
	const opener = useRef<HTMLButtonElement>(null);
	const wasOpen = useRef(false);
	const id = `invite-${person.id}`;
	useEffect(() => {
		if (isOpen) form.current?.querySelector("textarea")?.focus();
		else if (wasOpen.current) opener.current?.focus();
		wasOpen.current = isOpen;
	}, [isOpen]);
	if (!isOpen)
		return (
			<button
				type="button"
				className="btn btn-soft btn-list"
				ref={opener}
				aria-label={fill(texts.inviteNamed[lang], `${person.firstName} ${person.lastName}`)}
				onClick={() => setOpen(true)}
			>
				{texts.invite[lang]}
			</button>
		);
	const send = (submitted: FormEvent) => {
		submitted.preventDefault();
		void meeting.invite(sentence);
	};
	const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
		if (key === "Escape" && !nativeEvent.isComposing) setOpen(false);
	};
	return (
		<form ref={form} className="grid gap-3" noValidate onSubmit={send} onKeyDown={onKeyDown}>
			<TextAreaField
				lang={lang}
				id={id}
				label={texts.sentence[lang]}
				help={texts.sentenceHelp[lang]}
				error={meeting.error}
				maxLength={600}
				value={sentence}
				onChange={(typed) => setSentence(typed.target.value)}
			/>
			<div className="meet-actions">
				<button type="submit" className="btn btn-list" aria-busy={meeting.isBusy}>
					{texts.send[lang]}
				</button>
				<button type="button" className="btn btn-soft btn-list" onClick={() => setOpen(false)}>
					{texts.cancel[lang]}
				</button>
			</div>
		</form>
	);
}
