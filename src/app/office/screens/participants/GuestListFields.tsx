import { useState } from "react";
import { fileText } from "../../../../features/guests/file-text.ts";
import { MAX_BYTES } from "../../../../features/guests/guest-list.ts";
import { listRefusals } from "../../../../features/guests/texts.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Button } from "../../pieces/Button.tsx";
import { FileRow } from "../../pieces/form/FileRow.tsx";
import { AreaRow, SelectRow } from "../../pieces/form/fields.tsx";
import { guestOfficeTexts as texts } from "./guest-office-texts.ts";
import { packageChoices } from "./package-choices.ts";

export type ListInput = { text: string; packageCode: string };
export const NO_LIST: ListInput = { text: "", packageCode: "" };

type Props = {
	input: ListInput;
	set(input: ListInput): void;
	packages: readonly { code: string; name: string; left: number | null }[];
};

/** The list, pasted or from a file. It is checked by a button, because each check reads the whole list. */
// long: one form's markup
export function GuestListFields({ input, set, packages }: Props) {
	const { lang } = useFrame();
	const [typed, setTyped] = useState(input);
	const change = (part: Partial<ListInput>) => {
		setTyped({ ...typed, ...part });
		// the text has changed since the check
		if (input.text !== "") set(NO_LIST);
	};
	const { status, failure, choose } = useFile((text) => change({ text }));
	return (
		<>
			<AreaRow
				lang={lang}
				id="guest-list-text"
				label={texts.text[lang]}
				help={texts.textHelp[lang]}
				value={typed.text}
				style={{ maxHeight: "14rem" }}
				onChange={({ target }) => change({ text: target.value })}
			/>
			<FileRow
				id="guest-list-file"
				label={texts.chooseFile[lang]}
				accept=".csv,.txt,text/csv,text/plain"
				status={status}
				failure={failure}
				onChoose={choose}
			/>
			<SelectRow
				lang={lang}
				id="guest-list-package"
				label={texts.listPackage[lang]}
				value={typed.packageCode}
				options={[{ value: "", label: texts.choosePackage[lang] }, ...packageChoices(lang, packages)]}
				onChange={({ target }) => change({ packageCode: target.value })}
			/>
			<Button look="soft" aria-disabled={typed.text === ""} onClick={() => set(typed)}>
				{texts.check[lang]}
			</Button>
		</>
	);
}

function useFile(load: (text: string) => void) {
	const { lang } = useFrame();
	const [status, setStatus] = useState("");
	const [failure, setFailure] = useState<string>();
	const choose = async (file: File) => {
		const isLarge = file.size > MAX_BYTES;
		setFailure(isLarge ? listRefusals.tooLarge[lang] : undefined);
		setStatus(isLarge ? "" : fill(texts.fileRead[lang], { name: file.name }));
		if (!isLarge) load(fileText(await file.arrayBuffer()));
	};
	return { status, failure, choose };
}
