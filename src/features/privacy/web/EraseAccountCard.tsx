import { lazy, Suspense } from "react";
import { OpenedForm } from "../../../kit/ui/opened-form.tsx";
import { erasureTexts as texts } from "../erasure-texts.ts";
import type { EraseProps } from "./EraseForm.tsx";

/** Loads lazily, as it is used once per account. */
const ErasurePanel = lazy(async () => ({ default: (await import("./ErasurePanel.tsx")).ErasurePanel }));

export function EraseAccountCard(props: EraseProps) {
	const { lang } = props;
	return (
		<section className="card form-card" aria-labelledby="erase">
			<h2 className="h-card" id="erase">
				{texts.title[lang]}
			</h2>
			<OpenedForm
				lang={lang}
				action={texts.open}
				form={({ onClose }) => (
					<Suspense fallback={<p role="status">{texts.loading[lang]}</p>}>
						<ErasurePanel {...props} onClose={onClose} />
					</Suspense>
				)}
			>
				<p className="text-muted text-pretty">{texts.lead[lang]}</p>
			</OpenedForm>
		</section>
	);
}
