import { EnquiryModal } from "../../features/enquiries/web/EnquiryModal.tsx";
import { OneContact } from "../../features/event/web/OneContact.tsx";
import { ExhibitorLogos } from "../../features/exhibitors/web/ExhibitorLogos.tsx";
import type { ModalProps } from "../../kit/ui/modal.tsx";

/** These form modals compose several slices. */

/** `#volunteer` */
export function VolunteerModal(props: ModalProps) {
	const around = (form: React.ReactNode) => (
		<>
			{form}
			<OneContact {...props} kind="participantContact" />
		</>
	);
	return <EnquiryModal {...props} kind="volunteer" width={720} around={around} />;
}

/** `#become-lecturer` */
export function LecturerModal(props: ModalProps) {
	const around = (form: React.ReactNode) => (
		<>
			{form}
			<OneContact {...props} kind="programContact" />
		</>
	);
	return <EnquiryModal {...props} kind="lecturer" width={720} around={around} />;
}

/** `#sponsor`: for sponsors, partners and exhibitors, with the logos of current ones. */
export function SponsorModal(props: ModalProps) {
	const around = (form: React.ReactNode) => (
		<div className="enquiry-columns">
			{form}
			<div className="enquiry-aside">
				<ExhibitorLogos {...props} />
				<OneContact {...props} kind="partnerContact" />
			</div>
		</div>
	);
	return <EnquiryModal {...props} kind="sponsor" width={1000} around={around} />;
}
