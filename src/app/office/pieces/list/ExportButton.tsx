import { useState } from "react";
import { download } from "../../../../kit/api/download.ts";
import type { Call, ParamsOf } from "../../../../kit/contract/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { FILE_FORMATS } from "../../../../kit/list/list-query.ts";
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
	label: string;
};

/** Downloads a file. */
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
			{label}
		</Button>
	);
}

/** Downloads the rows of the whole filter, as CSV or as a workbook. */
export function ExportButtons<C extends Call>({ file, params, filter = {} }: Omit<Props<C>, "label">) {
	const { lang } = useFrame();
	return FILE_FORMATS.map((format) => (
		<ExportButton
			key={format}
			file={file}
			params={params}
			filter={{ ...filter, format }}
			label={fill(texts.export[lang], format.toUpperCase())}
		/>
	));
}
