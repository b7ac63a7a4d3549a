import { type ReactNode, useEffect, useRef, useState } from "react";
import { CallFailure } from "../../../../kit/api/call.ts";
import { inputKeys } from "../../../../kit/api/request-keys.ts";
import type { Form } from "../../../../kit/contract/form.ts";
import type { CommandPreview } from "../../../../kit/contract/preview.ts";
import type { Text } from "../../../../kit/i18n/lang.ts";
import { siteNow } from "../../../../kit/ui/site-now.ts";
import { type BoundForm, useForm } from "../../../../kit/ui/use-form.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { useUnsaved } from "../../../client/use-unsaved.ts";
import { Button } from "../Button.tsx";
import { PreviewWords } from "../command/Command.tsx";
import { commandTexts } from "../command/command-texts.ts";
import { useProve } from "../prove.ts";
import { announce, setSaveState } from "../save-state.ts";
import { Conflict } from "./Conflict.tsx";
import { formTexts as texts } from "./form-texts.ts";
import { useClosing } from "./use-closing.ts";
import { type ReadRecord, useVersion } from "./use-version.ts";

type Props<V extends object, P> = {
	id: string;
	form: Form<V, P, undefined>;
	/** The record that the command changes. Another's change meanwhile is shown beside the typed values. */
	record?: {
		read: ReadRecord<V>;
		readAgain(): Promise<ReadRecord<V>>;
		/** The words of a value that is no text. */
		words?(name: string, value: unknown): string;
	};
	/** The words on the button that checks the form. */
	check: Text;
	/** The effects of the typed values. Its refusals are shown at their fields. `version` is the one that was read. */
	preview(values: V, version: string): Promise<CommandPreview>;
	/** The words on the button that runs the command, with the sum. */
	confirm(preview: CommandPreview): string;
	/** Returns a sentence about the result. */
	run(values: V, fingerprint: string, headers: Record<string, string>, version: string): Promise<string>;
	onDone(): void;
	onClose(): void;
	children(form: BoundForm<V>): ReactNode;
};

const NO_RECORD = { version: "" };

type CheckedForm<V> = { values: V; preview: CommandPreview };

/** A command with many fields: it is checked first, says what it will do, and runs once. A change needs a new check. */
export function CommandForm<V extends object, P>(props: Props<V, P>) {
	const { lang } = useFrame();
	const { bound, preview, conflict, confirm, discard } = useCommandForm(props);
	return (
		<form method="dialog" noValidate className="frm" {...bound.handlers}>
			{conflict && (
				<Conflict
					form={bound as unknown as BoundForm<object>}
					labels={props.form.labels}
					differences={conflict}
					words={props.record?.words}
				/>
			)}
			{props.children(bound as unknown as BoundForm<V>)}
			{bound.failure && (
				<p className="frm-failure" role="alert">
					{bound.failure}
				</p>
			)}
			{preview && <Preview preview={preview} />}
			<div className="frm-foot">
				{preview ? (
					<Button key="confirm" look="primary" aria-disabled={bound.isSending} onClick={confirm}>
						{bound.isSending ? commandTexts.running[lang] : props.confirm(preview)}
					</Button>
				) : (
					<Button key="check" look="primary" type="submit" aria-disabled={bound.isSending}>
						{(bound.isSending ? commandTexts.counting : props.check)[lang]}
					</Button>
				)}
				<Button look="plain" onClick={discard}>
					{texts.cancel[lang]}
				</Button>
			</div>
		</form>
	);
}

/** Takes the focus, because the button that was pressed is gone. */
function Preview({ preview }: { preview: CommandPreview }) {
	const box = useRef<HTMLElement>(null);
	useEffect(() => box.current?.focus(), [preview]);
	return (
		<section className="cmd" aria-label={preview.title} ref={box} tabIndex={-1}>
			<PreviewWords preview={{ data: preview, error: null, refetch: () => undefined }} />
		</section>
	);
}

// long: a form's life, from its draft to its command
function useCommandForm<V extends object, P>({ id, form, record, preview, run, onDone, onClose }: Props<V, P>) {
	const { lang } = useFrame();
	const prove = useProve();
	const [keyed] = useState(inputKeys);
	const [checked, setChecked] = useState<CheckedForm<V>>();
	const [closing, setClosing] = useState<"done" | "discarded">();
	const versioned = useVersion<V>(`office:${id}`, record?.read ?? NO_RECORD);
	const { version, conflict } = versioned;
	const check = async (values: V) => {
		try {
			setChecked({ values, preview: await prove(() => preview(values, version)) });
		} catch (error) {
			if (record) await versioned.meet(error, bound, record.readAgain);
			throw error;
		}
	};
	const bound = useForm<V, P, undefined>({
		id,
		form,
		lang,
		...(record && { initial: record.read.values }),
		draft: `office:${id}`,
		mode: "blur",
		async save(_payload, values) {
			await check(values);
			return false;
		},
	});
	const current = checked?.values === bound.values ? checked.preview : undefined;
	const runChecked = async (values: V, fingerprint: string) => {
		setSaveState({ name: "saving" });
		try {
			announce(
				await keyed({ values, fingerprint }, (headers) => prove(() => run(values, fingerprint, headers, version))),
			);
		} catch (error) {
			setSaveState({ name: "failed", reason: error instanceof Error ? error.message : "" });
			// another person was faster; a refused check leaves the refusal of the command
			if (error instanceof CallFailure && error.status === 409) await check(values).catch(() => setChecked(undefined));
			throw error;
		}
		versioned.saved();
		setSaveState({ name: "saved", at: siteNow() });
		setClosing("done");
	};
	versioned.useDraft(bound.isDirty);
	useUnsaved(bound.isDirty, texts.unsaved);
	useClosing(closing !== undefined && !bound.isDirty, closing === "done" ? onDone : onClose);
	return {
		bound,
		preview: current,
		conflict,
		confirm: () =>
			current && void bound.submit({ save: (_payload, values) => runChecked(values, current.fingerprint) }),
		discard: () => {
			bound.set(bound.saved);
			setClosing("discarded");
		},
	};
}
