import { useRef } from "react";
import { upload } from "../../../kit/api/upload.ts";
import { DropZone } from "../../../kit/ui/drop-zone.tsx";
import { FileChoice } from "../../../kit/ui/file-choice.tsx";
import { SavedForm } from "../../../kit/ui/saved-form.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { sizeText } from "../../cvs/size-text.ts";
import { addMaterialFile } from "../contract.ts";
import { fileForm } from "../material-form.ts";
import { LENGTHS } from "../rules.ts";
import { editorTexts as texts } from "../texts.ts";
import type { EditorPart } from "./AboutForm.tsx";
import { PairFields } from "./PairFields.tsx";
import { useChanged } from "./use-changed.ts";

type Props = EditorPart & { onClose: () => void };

function useFileForm({ lang, exhibitorId, onSaved, onChanged }: Props) {
	const form = useForm({
		form: fileForm,
		lang,
		id: "material-file",
		async save(query, { file }) {
			if (file) onSaved(await upload(addMaterialFile, { params: { id: exhibitorId }, lang, query, file }));
		},
	});
	useChanged({ onChanged }, "file", form.isDirty);
	/** The file's name is the default. */
	const choose = (file: File | undefined) =>
		file && form.set({ file, name: form.values.name || file.name.replace(/\.pdf$/i, "") });
	return { form, choose };
}

export function FileForm(props: Props) {
	const { lang, onClose } = props;
	const { form, choose } = useFileForm(props);
	const field = useRef<HTMLInputElement>(null);
	const { id, label, value: file, error } = form.field("file");
	return (
		<SavedForm lang={lang} form={form} onClose={onClose} save={texts.sendFile} saving={texts.sendingFile}>
			<div className="grid gap-2">
				<DropZone onDrop={choose}>
					<p className="wrap-anywhere">{file ? `${file.name}, ${sizeText(lang, file.size)}` : texts.dropFile[lang]}</p>
					<button type="button" id={id} className="btn btn-soft btn-small" onClick={() => field.current?.click()}>
						{texts.chooseFile[lang]}
					</button>
				</DropZone>
				<FileChoice
					field={field}
					id={id}
					label={label}
					accept=".pdf,application/pdf"
					onChoose={choose}
					said=""
					failure={error}
				/>
			</div>
			<PairFields form={form} name="name" maxLength={LENGTHS.materialName} />
		</SavedForm>
	);
}
