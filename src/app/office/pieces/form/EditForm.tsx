import { type ReactNode, useEffect, useRef, useState } from "react";
import { CallFailure } from "../../../../kit/api/call.ts";
import type { Form } from "../../../../kit/contract/form.ts";
import { VERSION_CHANGED } from "../../../../kit/contract/preview.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { siteNow } from "../../../../kit/ui/site-now.ts";
import { type BoundForm, useForm } from "../../../../kit/ui/use-form.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { useUnsaved } from "../../../client/use-unsaved.ts";
import { Button } from "../Button.tsx";
import { useProve } from "../prove.ts";
import { setSaveState } from "../save-state.ts";
import { useFocusReturn } from "../use-focus-return.ts";
import { editVersion } from "./edit-version.ts";
import { formTexts as texts } from "./form-texts.ts";
import { useClosing } from "./use-closing.ts";

/** The values of a record with their version. */
export type ReadRecord<V> = { values: V; version: string };

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

// long: a form's life, from its draft to its save
function useEdit<V extends object, P>({ id, form, read, save, readAgain, onClose }: Props<V, P>) {
	const { lang } = useFrame();
	const draft = `office:${id}`;
	const stored = editVersion(draft);
	const prove = useProve();
	const [isClosing, setClosing] = useState(false);
	const [version, setVersion] = useState(() => stored.opened(read.version));
	/** The version of the values that the form compares with. */
	const latestVersion = useRef(read.version);
	const [conflict, setConflict] = useState<Differences>();
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
				if (!(error instanceof CallFailure) || error.problem?.type !== VERSION_CHANGED) throw error;
				const now = await readAgain();
				latestVersion.current = now.version;
				setVersion(now.version);
				setConflict({ before: bound.saved, theirs: now.values });
				bound.rebase(now.values);
				throw error;
			}
			stored.forget();
			setSaveState({ name: "saved", at: siteNow() });
			setConflict(undefined);
			setClosing(true);
		},
	});
	useEffect(() => {
		if (bound.isDirty) return stored.keep(version);
		stored.forget();
		setVersion(latestVersion.current);
	}, [bound.isDirty, version]);
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

type Differences = { before: object; theirs: object };
type ConflictProps = { form: BoundForm<object>; labels: object; differences: Differences };

/** Both texts side by side, with a choice for each field. It comes into view above the fields. */
// long: one part's markup
function Conflict({ form, labels, differences }: ConflictProps) {
	const { lang } = useFrame();
	const box = useRef<HTMLElement>(null);
	useEffect(() => {
		box.current?.focus({ preventScroll: true });
		box.current?.scrollIntoView({ block: "nearest" });
	}, [differences]);
	const values = form.values as Record<string, unknown>;
	const before = differences.before as Record<string, unknown>;
	const theirs = differences.theirs as Record<string, unknown>;
	const named = labels as Record<string, { pl: string; en: string } | null>;
	const differing = Object.keys(named).filter((name) => named[name] && !Object.is(before[name], theirs[name]));
	const word = (value: unknown) =>
		typeof value === "boolean" ? texts[value ? "yes" : "no"][lang] : String(value ?? "") || texts.empty[lang];
	return (
		<section className="frm-conflict" role="alert" ref={box} tabIndex={-1}>
			<h3>{texts.conflict[lang]}</h3>
			<p>{texts.conflictLead[lang]}</p>
			{differing.map((name) => {
				const label = named[name]?.[lang] ?? name;
				return (
					<dl key={name}>
						<div>
							<dt>{`${label}: ${texts.yours[lang]}`}</dt>
							<dd>{word(values[name])}</dd>
						</div>
						<div>
							<dt>{`${label}: ${texts.theirs[lang]}`}</dt>
							<dd>
								{word(theirs[name])}
								{!Object.is(values[name], theirs[name]) && (
									<Button look="soft" onClick={() => form.set({ [name]: theirs[name] })}>
										{fill(texts.useTheirs[lang], { name: label })}
									</Button>
								)}
							</dd>
						</div>
					</dl>
				);
			})}
		</section>
	);
}
