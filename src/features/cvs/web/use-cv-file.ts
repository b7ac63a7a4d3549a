import { useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { upload } from "../../../kit/api/upload.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { type CvFileInfo, MAX_CV_BYTES, removeCvFile, saveCvFile } from "../contract.ts";
import { sizeText } from "../size-text.ts";
import { cvTexts as texts } from "./texts.ts";

type Props = { lang: Lang; id: string; onChanged: (info: CvFileInfo) => void };

/** A failure changes nothing and shows a message. */
// long: its actions share the state of the upload
export function useCvFile({ lang, id, onChanged }: Props) {
	const [sending, setSending] = useState<{ name: string; part: number }>();
	const [said, setSaid] = useState("");
	const [failure, setFailure] = useState<string>();
	const breaking = useRef<AbortController>(undefined);
	const params = { id };
	const attempt = async (work: () => Promise<CvFileInfo>, done: string) => {
		setFailure(undefined);
		setSaid("");
		try {
			onChanged(await work());
			setSaid(done);
		} catch (error) {
			const { status, problem } = error instanceof CallFailure ? error : new CallFailure(0, undefined);
			if (breaking.current?.signal.aborted) setSaid(texts.cancelled[lang]);
			else if (status !== 401) setFailure(problem?.message ?? texts.notSent[lang]);
		}
		setSending(undefined);
	};
	const choose = async (file: File | undefined) => {
		if (!file) return;
		const { name, size } = file;
		if (size > MAX_CV_BYTES) {
			setSaid("");
			setFailure(fill(texts.tooLarge[lang], { size: sizeText(lang, size) }));
			return;
		}
		breaking.current = new AbortController();
		const { signal } = breaking.current;
		setSending({ name, part: 0 });
		const onProgress = (part: number) => setSending({ name, part });
		await attempt(() => upload(saveCvFile, { params, lang, file, name, onProgress, signal }), texts.fileSaved[lang]);
	};
	return {
		sending,
		said,
		failure,
		choose,
		cancel: () => breaking.current?.abort(),
		remove() {
			breaking.current = undefined;
			return attempt(() => call(removeCvFile, { params, query: { lang } }), texts.fileRemoved[lang]);
		},
	};
}
