import type { ReactNode } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { useLoaded, waitingModal } from "../../../kit/ui/loaded.tsx";
import { Modal, type ModalProps } from "../../../kit/ui/modal.tsx";
import { type Company, getExhibitor } from "../contract.ts";
import { texts } from "../texts.ts";
import { CompanyBody, CompanyChips } from "./CompanyView.tsx";

type Props = ModalProps & { foot: (company: Company) => ReactNode };

/** `#company/ID`. */
export default function CompanyModal({ lang, eventCode, arg, onClose, foot }: Props) {
	const [loaded, retry] = useLoaded(`${arg} ${lang}`, () => companyOf(eventCode, arg, lang));
	const common = { lang, width: 1000, onClose } as const;
	if (loaded.state !== "loaded") {
		const title = texts.company[lang];
		return waitingModal({ ...common, title, state: loaded.state, gone: texts.gone[lang], onRetry: retry });
	}
	const company = loaded.value;
	return (
		<Modal {...common} title={company.name} below={<CompanyChips lang={lang} company={company} />} foot={foot(company)}>
			<CompanyBody lang={lang} company={company} />
		</Modal>
	);
}

function companyOf(eventCode: string, arg: string, lang: Lang): Promise<Company> {
	const x = Number(arg);
	return Number.isSafeInteger(x) && x > 0
		? call(getExhibitor, { params: { eventCode, x }, query: { lang } })
		: Promise.reject(new CallFailure(404, undefined));
}
