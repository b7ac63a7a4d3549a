import { OpenedForm } from "../../../kit/ui/opened-form.tsx";
import { erasureTexts as texts } from "../erasure-texts.ts";
import type { EraseProps } from "./EraseForm.tsx";
import { ErasurePanel } from "./ErasurePanel.tsx";

/** Deleting one's account: what goes and what stays is shown first. */
export function EraseAccountCard(props: EraseProps) {
	const { lang } = props;
	return (
		<section className="card form-card" aria-labelledby="erase">
			<h2 className="h-card" id="erase">
				{texts.title[lang]}
			</h2>
			<OpenedForm lang={lang} action={texts.open} form={({ onClose }) => <ErasurePanel {...props} onClose={onClose} />}>
				<p className="text-muted text-pretty">{texts.lead[lang]}</p>
			</OpenedForm>
		</section>
	);
}
