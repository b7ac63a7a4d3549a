import { useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { download } from "../../../kit/api/download.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { fetchCvFile, fetchCvForm, type OpenCv } from "../contract.ts";
import type { ReadableCv } from "./ReadCv.tsx";
import { staffTexts as texts } from "./staff-texts.ts";

type Props = { lang: Lang; exhibitorId: number; onFetched: () => unknown };

/** One fetch at a time: files are saved, forms open below the name. */
export function useFetchedCv({ lang, exhibitorId, onFetched }: Props) {
	const [reading, setReading] = useState<{ personId: string; cv: ReadableCv }>();
	const [busy, setBusy] = useState(false);
	const [said, setSaid] = useState("");
	const [failure, setFailure] = useState<{ personId: string; text: string }>();
	const attempt = async ({ personId, firstName, lastName }: OpenCv, work: () => Promise<void>) => {
		setBusy(true);
		setSaid("");
		setFailure(undefined);
		try {
			await work();
			setSaid(fill(texts.fetchedNow[lang], { name: `${firstName} ${lastName}` }));
			onFetched();
		} catch (error) {
			const { status, problem } = error instanceof CallFailure ? error : new CallFailure(0, undefined);
			const text = status === 404 ? texts.gone[lang] : (problem?.message ?? texts.notFetched[lang]);
			if (status !== 401) setFailure({ personId, text });
		}
		setBusy(false);
	};
	const paramsOf = ({ personId }: OpenCv) => ({ id: exhibitorId, personId });
	return {
		reading,
		busy,
		said,
		failure,
		close: () => setReading(undefined),
		read: (one: OpenCv) =>
			attempt(one, async () => {
				const cv = await call(fetchCvForm, { params: paramsOf(one), query: { lang }, body: {} });
				setReading({ personId: one.personId, cv });
			}),
		save: (one: OpenCv) => attempt(one, () => download(fetchCvFile, paramsOf(one), lang)),
	};
}
