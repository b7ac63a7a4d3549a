import { type ReactNode, useRef, useState } from "react";
import type { Form } from "../../../../kit/contract/form.ts";
import type { Text } from "../../../../kit/i18n/lang.ts";
import { siteNow } from "../../../../kit/ui/site-now.ts";
import { type BoundForm, useForm } from "../../../../kit/ui/use-form.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { useUnsaved } from "../../../client/use-unsaved.ts";
import { Button } from "../Button.tsx";
import { useProve } from "../prove.ts";
import { setSaveState } from "../save-state.ts";
import { useFocusReturn } from "../use-focus-return.ts";
import { formTexts as texts } from "./form-texts.ts";
import { useClosing } from "./use-closing.ts";

type Props<V extends object, P> = {
	id: string;
	form: Form<V, P, undefined>;
	initial?: Partial<V>;
	submit: Text;
	save(payload: P): Promise<void>;
	onClose(): void;
	children(form: BoundForm<V>): ReactNode;
};

/** A form that makes something new. Typed words stay in this tab until they are saved. */
// long: one form's markup
export function NewForm<V extends object, P>({ id, form, initial, submit, save, onClose, children }: Props<V, P>) {
	const { lang } = useFrame();
	const prove = useProve();
	const [isClosing, setClosing] = useState(false);
	const bound = useForm<V, P, undefined>({
		id,
		form,
		lang,
		...(initial && { initial }),
		draft: `office:${id}`,
		mode: "blur",
		async save(payload) {
			await prove(() => save(payload));
			setSaveState({ name: "saved", at: siteNow() });
			setClosing(true);
		},
	});
	const box = useRef<HTMLFormElement>(null);
	useFocusReturn(box);
	useUnsaved(bound.isDirty, texts.unsaved);
	useClosing(isClosing && !bound.isDirty, onClose);
	return (
		<form method="dialog" noValidate className="frm" ref={box} {...bound.handlers}>
			{children(bound as unknown as BoundForm<V>)}
			{bound.failure && (
				<p className="frm-failure" role="alert">
					{bound.failure}
				</p>
			)}
			<div className="frm-foot">
				<Button look="primary" type="submit" aria-disabled={bound.isSending}>
					{(bound.isSending ? texts.saving : submit)[lang]}
				</Button>
				<Button
					look="plain"
					onClick={() => {
						bound.set(bound.saved);
						setClosing(true);
					}}
				>
					{texts.cancel[lang]}
				</Button>
			</div>
		</form>
	);
}
