import { useState } from "react";
import { call } from "../../../../kit/api/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { TextField } from "../../../../kit/ui/field.tsx";
import { OpenedForm } from "../../../../kit/ui/opened-form.tsx";
import { SavedForm } from "../../../../kit/ui/saved-form.tsx";
import { StatusMessage } from "../../../../kit/ui/status-message.tsx";
import { useActs } from "../../../../kit/ui/use-acts.ts";
import { useSavedForm } from "../../../../kit/ui/use-saved-form.ts";
import { sizeText } from "../../../cvs/size-text.ts";
import { addMaterial, type EditedMaterial, removeMaterial } from "../../editor-contract.ts";
import { wrongOfMaterial } from "../../editor-judge.ts";
import { LENGTHS } from "../../editor-rules.ts";
import { editorTexts as texts } from "../../editor-texts.ts";
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

const NEW = { name: "", nameEn: "", url: "" };

function MaterialForm({ lang, exhibitorId, onSaved, onChanged, onClose }: EditorPart & { onClose: () => void }) {
	const [typed, setTyped] = useState(NEW);
	useChanged({ onChanged }, "material", typed !== NEW);
	const form = useSavedForm<"name" | "url">({
		lang,
		id: "material",
		fields: ["name", "url"],
		judge: () => wrongOfMaterial(typed),
		async save() {
			onSaved(await call(addMaterial, { params: { id: exhibitorId }, query: { lang }, body: typed }));
		},
	});
	const { errors, idOf } = form;
	return (
		<SavedForm lang={lang} form={form} onClose={onClose}>
			<PairFields
				lang={lang}
				label={texts.materialName}
				ids={{ pl: idOf("name"), en: `${idOf("name")}-en` }}
				error={errors.name}
				maxLength={LENGTHS.materialName}
				values={{ pl: typed.name, en: typed.nameEn }}
				onChange={({ pl, en }) => setTyped({ ...typed, name: pl, nameEn: en })}
			/>
			<TextField
				lang={lang}
				id={idOf("url")}
				label={texts.url[lang]}
				help={texts.urlHelp[lang]}
				error={errors.url}
				inputMode="url"
				maxLength={LENGTHS.url}
				value={typed.url}
				onChange={({ target }) => setTyped({ ...typed, url: target.value })}
			/>
		</SavedForm>
	);
}
