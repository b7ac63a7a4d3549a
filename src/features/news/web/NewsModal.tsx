import { CallFailure, call } from "../../../kit/api/call.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import { useLoaded, waitingModal } from "../../../kit/ui/loaded.tsx";
import { Modal, type ModalProps } from "../../../kit/ui/modal.tsx";
import { type DatedNewsItem, getNewsItem } from "../contract.ts";
import { texts } from "../texts.ts";
import { NewsDate, Story } from "./NewsView.tsx";

export default function NewsModal({ lang, eventCode, arg, onClose }: ModalProps) {
	const [loaded, retry] = useLoaded(arg, () => newsOf(eventCode, arg));
	const common = { lang, width: 720, onClose } as const;
	if (loaded.state !== "loaded") {
		const title = texts.item[lang];
		return waitingModal({ ...common, title, state: loaded.state, gone: texts.gone[lang], onRetry: retry });
	}
	const item = loaded.value;
	return (
		<Modal {...common} title={localized(lang, item.title, item.titleEn)} above={<NewsDate lang={lang} item={item} />}>
			<Story lang={lang} item={item} />
		</Modal>
	);
}

function newsOf(eventCode: string, arg: string): Promise<DatedNewsItem> {
	const id = Number(arg);
	return Number.isSafeInteger(id) && id > 0
		? call(getNewsItem, { params: { eventCode, id } })
		: Promise.reject(new CallFailure(404, undefined));
}
