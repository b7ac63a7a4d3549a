import { useRef, useState } from "react";
import { upload } from "../../../../kit/api/upload.ts";
import { DropZone } from "../../../../kit/ui/drop-zone.tsx";
import { FileChoice } from "../../../../kit/ui/file-choice.tsx";
import { SavedForm } from "../../../../kit/ui/saved-form.tsx";
import { useSavedForm } from "../../../../kit/ui/use-saved-form.ts";
import { sizeText } from "../../../cvs/size-text.ts";
import { addMaterialFile } from "../../editor-contract.ts";
import { wrongOfName } from "../../editor-judge.ts";
import { LENGTHS, MAX_FILE_BYTES } from "../../editor-rules.ts";
import { editorRefusals as refusals, editorTexts as texts } from "../../editor-texts.ts";
import type { EditorPart } from "./AboutForm.tsx";
import { PairFields } from "./PairFields.tsx";
import { useChanged } from "./use-changed.ts";

type Props = EditorPart & { onClose: () => void };

const NEW: { name: string; nameEn: string; file?: File } = { name: "", nameEn: "" };

function useFileForm({ lang, exhibitorId, onSaved, onChanged }: Props) {
	const [typed, setTyped] = useState(NEW);
	useChanged({ onChanged }, "file", typed !== NEW);
	const { file, ...query } = typed;
	const form = useSavedForm<"name" | "file">({
		lang,
		id: "material-file",
		fields: ["file", "name"],
		judge: () => ({
			...(!file && { file: refusals.fileMissing }),
			...(file && file.size > MAX_FILE_BYTES && { file: refusals.fileTooLarge }),
			...wrongOfName(typed),
		}),
		async save() {
			if (file) onSaved(await upload(addMaterialFile, { params: { id: exhibitorId }, lang, query, file }));
		},
	});
	/** A material's name defaults to its file's. */
	const choose = (chosen: File | undefined) =>
		chosen && setTyped({ ...typed, file: chosen, name: typed.name || chosen.name.replace(/\.pdf$/i, "") });
	return { ...form, typed, setTyped, choose };
}

/** Form of a PDF. */
// long: one form's markup
export function FileForm(props: Props) {
	const { lang, onClose } = props;
	const { typed, setTyped, choose, ...form } = useFileForm(props);
	const field = useRef<HTMLInputElement>(null);
	const { errors, idOf } = form;
	return (
		<SavedForm lang={lang} form={form} onClose={onClose} save={texts.sendFile} saving={texts.sendingFile}>
			<div className="grid gap-2">
				<DropZone onDrop={choose}>
					<p className="wrap-anywhere">
						{typed.file ? `${typed.file.name}, ${sizeText(lang, typed.file.size)}` : texts.dropFile[lang]}
					</p>
					<button
						type="button"
						id={idOf("file")}
						className="btn btn-soft btn-small"
						onClick={() => field.current?.click()}
					>
						{texts.chooseFile[lang]}
					</button>
				</DropZone>
				<FileChoice
					field={field}
					id={idOf("file")}
					label={texts.file[lang]}
					accept=".pdf,application/pdf"
					onChoose={choose}
					said=""
					failure={errors.file}
				/>
			</div>
			<PairFields
				lang={lang}
				label={texts.materialName}
				ids={{ pl: idOf("name"), en: `${idOf("name")}-en` }}
				error={errors.name}
				maxLength={LENGTHS.materialName}
				values={{ pl: typed.name, en: typed.nameEn }}
				onChange={({ pl, en }) => setTyped({ ...typed, name: pl, nameEn: en })}
			/>
		</SavedForm>
	);
}
