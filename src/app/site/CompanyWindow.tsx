import CompanyModal from "../../features/exhibitors/web/CompanyModal.tsx";
import { isHinted } from "../../features/registration/web/session-hint.ts";
import type { ModalProps } from "../../kit/ui/modal.tsx";
import { CompanyKeeping } from "./CompanyKeeping.tsx";

/** A company's window; who is logged in can keep the company from there. */
export default function CompanyWindow(props: ModalProps) {
	const { lang, eventCode, arg } = props;
	return <CompanyModal {...props} foot={isHinted() && <CompanyKeeping {...{ lang, eventCode, id: Number(arg) }} />} />;
}
