import { fullLink } from "../../kit/address/web-link.ts";
import { defineForm } from "../../kit/contract/form.ts";
import { normalizedField, singleLineField } from "../../kit/contract/form-fields.ts";
import { wrongOfMaterial, wrongOfName } from "./form-errors.ts";
import { LENGTHS, MAX_FILE_BYTES } from "./rules.ts";
import { editorRefusals as refusals, editorTexts as texts } from "./texts.ts";

const nameFields = {
	name: { schema: singleLineField(LENGTHS.materialName), empty: "", label: texts.materialName },
	nameEn: { schema: singleLineField(LENGTHS.materialName), empty: "", label: texts.materialName },
};

export const materialForm = defineForm({
	fields: { ...nameFields, url: { schema: normalizedField(fullLink, LENGTHS.url), empty: "", label: texts.url } },
	errors(typed) {
		const { name, url } = wrongOfMaterial(typed);
		return { name, nameEn: undefined, url };
	},
});

/** A PDF of a stand. The URL has its name, the body is the file. */
export const fileForm = defineForm({
	fields: { file: { empty: undefined as File | undefined, label: texts.file }, ...nameFields },
	errors({ file, name }) {
		const isTooLarge = file && file.size > MAX_FILE_BYTES;
		return {
			file: file ? (isTooLarge ? refusals.fileTooLarge : undefined) : refusals.fileMissing,
			...wrongOfName({ name }),
			nameEn: undefined,
		};
	},
});
