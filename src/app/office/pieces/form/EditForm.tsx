import { type ReactNode, useRef, useState } from "react";
import type { Form } from "../../../../kit/contract/form.ts";
import { siteNow } from "../../../../kit/ui/site-now.ts";
import { type BoundForm, useForm } from "../../../../kit/ui/use-form.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { useUnsaved } from "../../../client/use-unsaved.ts";
import { Button } from "../Button.tsx";
import { useProve } from "../prove.ts";
import { setSaveState } from "../save-state.ts";
import { useFocusReturn } from "../use-focus-return.ts";
import { Conflict } from "./Conflict.tsx";
import { formTexts as texts } from "./form-texts.ts";
import { useClosing } from "./use-closing.ts";
import { type ReadRecord, useVersion } from "./use-version.ts";

type Props<V extends object, P> = {
	/** Identifies the record and the form: "order-7-note". Drafts are stored under it. */
	id: string;
	form: Form<V, P, undefined>;
	/** The record as the form opened. A refetch meanwhile changes nothing here. */
	read: ReadRecord<V>;
	/** Saves with the version that was read. The type `VERSION_CHANGED` means that another organiser saved meanwhile. */
	save(payload: P, version: string, values: V): Promise<void>;
	/** Reads again, to show another's change beside this one. */
	readAgain(): Promise<ReadRecord<V>>;
	onClose(): void;
	children(form: BoundForm<V>): ReactNode;
};

function useEdit<V extends object, P>({ id, form, read, save, readAgain, onClose }: Props<V, P>) {
	const { lang } = useFrame();
	const draft = `office:${id}`;
	const versioned = useVersion(draft, read);
	const { version, conflict } = versioned;
	const prove = useProve();
	const [isClosing, setClosing] = useState(false);
	const bound = useForm<V, P, undefined>({
		id,
		form,
		lang,
		initial: read.values,
		draft,
		mode: "blur",
		async save(payload, values) {
			setSaveState({ name: "saving" });
			try {
				await prove(() => save(payload, version, values));
			} catch (error) {
				setSaveState({ name: "failed", reason: error instanceof Error ? error.message : "" });
				await versioned.meet(error, bound, readAgain);
				throw error;
			}
			versioned.saved();
			setSaveState({ name: "saved", at: siteNow() });
			setClosing(true);
		},
	});
	versioned.useDraft(bound.isDirty);
	useUnsaved(bound.isDirty, texts.unsaved);
	useClosing(isClosing && !bound.isDirty, onClose);
	return { bound, conflict, close: () => setClosing(true), hadDraft: useState(bound.isDirty)[0] };
}

/** A form that changes one record. It refuses to save over another's change, and keeps typed words until they are saved. */
export function EditForm<V extends object, P>(props: Props<V, P>) {
	const { lang } = useFrame();
	const { bound, conflict, hadDraft, close } = useEdit(props);
	const box = useRef<HTMLFormElement>(null);
	useFocusReturn(box);
	const discard = () => {
		bound.set(bound.saved);
		close();
	};
	return (
		<form method="dialog" noValidate className="frm" ref={box} {...bound.handlers}>
			{hadDraft && bound.isDirty && <p className="frm-draft">{texts.draft[lang]}</p>}
			{conflict && (
				<Conflict form={bound as unknown as BoundForm<object>} labels={props.form.labels} differences={conflict} />
			)}
			{props.children(bound as unknown as BoundForm<V>)}
			{bound.failure && (
				<p className="frm-failure" role="alert">
					{bound.failure}
				</p>
			)}
			<div className="frm-foot">
				<Button look="primary" type="submit" aria-disabled={bound.isSending}>
					{texts[bound.isSending ? "saving" : "save"][lang]}
				</Button>
				<Button look="plain" onClick={discard}>
					{texts.cancel[lang]}
				</Button>
			</div>
		</form>
	);
}
