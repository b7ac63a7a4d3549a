import type { Company } from "../../features/exhibitors/contract.ts";
import CompanyModal from "../../features/exhibitors/web/CompanyModal.tsx";
import { isHinted } from "../../features/registration-page/web/session-hint.ts";
import type { ModalProps } from "../../kit/ui/modal.tsx";
import { CompanyKeeping } from "./CompanyKeeping.tsx";

export default function CompanyWindow(props: ModalProps) {
	const { lang, base, eventCode } = props;
	const footOf = ({ objectId: id, standEventCode }: Company) =>
		standEventCode && (
			<CompanyKeeping
				lang={lang}
				base={base}
				eventCode={eventCode}
				standEventCode={standEventCode}
				id={id}
				isStranger={!isHinted()}
			/>
		);
	return <CompanyModal {...props} foot={footOf} />;
}
