import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { OpenedForm } from "../../../kit/ui/opened-form.tsx";
import { SavedForm } from "../../../kit/ui/saved-form.tsx";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import { useActs } from "../../../kit/ui/use-acts.ts";
import { useForm } from "../../../kit/ui/use-form.ts";
import { sizeText } from "../../cvs/size-text.ts";
import { addMaterial, type EditedMaterial, removeMaterial } from "../contract.ts";
import { materialForm } from "../material-form.ts";
import { LENGTHS } from "../rules.ts";
import { editorTexts as texts } from "../texts.ts";
import type { EditorPart } from "./AboutForm.tsx";
import { FileForm } from "./FileForm.tsx";
import { PairFields } from "./PairFields.tsx";
import { useChanged } from "./use-changed.ts";

// long: one card's markup
export function MaterialsCard({ materials, ...part }: EditorPart & { materials: EditedMaterial[] }) {
	const { lang, exhibitorId, onSaved } = part;
	const acts = useActs({ done: texts.removed[lang], failed: texts.failed[lang] }, async () => undefined);
	const remove = (materialId: number) =>
		acts.act(async () => {
			onSaved(await call(removeMaterial, { params: { id: exhibitorId, materialId }, query: { lang } }));
			return undefined;
		});
	return (
		<section className="card acc-card" aria-labelledby="materials">
			<h2 className="h-card" id="materials">
				{texts.materials[lang]}
			</h2>
			<ul className="exh-list">
				{materials.map((one) => (
					<Material
						key={one.objectId}
						lang={lang}
						one={one}
						isBusy={acts.isBusy}
						onRemove={() => void remove(one.objectId)}
					/>
				))}
			</ul>
			<StatusMessage told={acts.told} />
			<OpenedForm
				lang={lang}
				action={texts.addMaterial}
				form={({ onClose, onSaved: onDone }) => (
					<MaterialForm
						{...part}
						onClose={onClose}
						onSaved={(stand) => {
							onSaved(stand);
							onDone(texts.saved[lang]);
						}}
					/>
				)}
			>
				{materials.length === 0 && <p className="text-muted">{texts.noMaterials[lang]}</p>}
			</OpenedForm>
			<OpenedForm
				lang={lang}
				action={texts.addFile}
				form={({ onClose, onSaved: onDone }) => (
					<FileForm
						{...part}
						onClose={onClose}
						onSaved={(stand) => {
							onSaved(stand);
							onDone(texts.saved[lang]);
						}}
					/>
				)}
			>
				<p className="text-muted">{texts.fileHelp[lang]}</p>
			</OpenedForm>
		</section>
	);
}

type MaterialProps = { lang: Lang; one: EditedMaterial; isBusy: boolean; onRemove: () => void };

function Material({ lang, one: { name, nameEn, url, size }, isBusy, onRemove }: MaterialProps) {
	return (
		<li>
			<span className="wrap-anywhere">
				<b>{[name, nameEn].filter(Boolean).join(" / ")}</b>
				{size === null ? (
					<span className="block text-muted">{url}</span>
				) : (
					<a className="block" href={`${url}?lang=${lang}`} download>
						{`PDF, ${sizeText(lang, size)}`}
					</a>
				)}
			</span>
			<button
				type="button"
				className="btn btn-outline btn-list"
				aria-label={fill(texts.removeOf[lang], { title: name })}
				aria-disabled={isBusy}
				onClick={onRemove}
			>
				{texts.remove[lang]}
			</button>
		</li>
	);
}

function MaterialForm({ lang, exhibitorId, onSaved, onChanged, onClose }: EditorPart & { onClose: () => void }) {
	const form = useForm({
		form: materialForm,
		lang,
		id: "material",
		async save(payload) {
			onSaved(await call(addMaterial, { params: { id: exhibitorId }, query: { lang }, body: payload }));
		},
	});
	useChanged({ onChanged }, "material", form.isDirty);
	return (
		<SavedForm lang={lang} form={form} onClose={onClose}>
			<PairFields form={form} name="name" maxLength={LENGTHS.materialName} />
			<TextField {...form.input("url")} help={texts.urlHelp[lang]} inputMode="url" maxLength={LENGTHS.url} />
		</SavedForm>
	);
}
