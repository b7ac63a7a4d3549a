import { useState } from "react";
import { download } from "../../../../kit/api/download.ts";
import type { Call, ParamsOf } from "../../../../kit/contract/call.ts";
import { showToast } from "../../../../kit/ui/toast.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Button } from "../Button.tsx";
import { refusalText } from "../command/Command.tsx";
import { useProve } from "../prove.ts";
import { listTexts as texts } from "./list-texts.ts";

type Props<C extends Call> = {
	file: C;
	params: ParamsOf<C>;
	/** Of the list; a record has none. */
	filter?: Readonly<Record<string, string>>;
	/** By default "CSV". */
	label?: string;
};

/** Downloads the rows of the whole filter as CSV, or another file. */
export function ExportButton<C extends Call>({ file, params, filter = {}, label }: Props<C>) {
	const { lang } = useFrame();
	const prove = useProve();
	const [isBusy, setBusy] = useState(false);
	const start = async () => {
		if (isBusy) return;
		setBusy(true);
		try {
			await prove(() => download(file, params, lang, filter));
		} catch (error) {
			showToast({ type: "danger", message: refusalText(lang, error) });
		} finally {
			setBusy(false);
		}
	};
	return (
		<Button icon="download" aria-disabled={isBusy} onClick={() => void start()}>
			{label ?? texts.csv[lang]}
		</Button>
	);
}
