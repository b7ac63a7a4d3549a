import { EnquiryWindow } from "../../features/enquiries/web/EnquiryWindow.tsx";
import { OneContact } from "../../features/event/web/OneContact.tsx";
import { ExhibitorLogos } from "../../features/exhibitors/web/ExhibitorLogos.tsx";
import type { ModalProps } from "../../kit/ui/modal.tsx";

/** The windows with forms: composed of several slices, which is why they stand here. */

/** `#volunteer` */
export function VolunteerWindow(props: ModalProps) {
	const around = (form: React.ReactNode) => (
		<>
			{form}
			<OneContact {...props} kind="participantContact" />
		</>
	);
	return <EnquiryWindow {...props} kind="volunteer" width={720} around={around} />;
}

/** `#become-lecturer` */
export function LecturerWindow(props: ModalProps) {
	const around = (form: React.ReactNode) => (
		<>
			{form}
			<OneContact {...props} kind="programContact" />
		</>
	);
	return <EnquiryWindow {...props} kind="lecturer" width={720} around={around} />;
}

/** `#sponsor`: sponsors, partners and exhibitors, with the logos of those who are there. */
export function SponsorWindow(props: ModalProps) {
	const around = (form: React.ReactNode) => (
		<div className="enquiry-columns">
			{form}
			<div className="enquiry-aside">
				<ExhibitorLogos {...props} />
				<OneContact {...props} kind="partnerContact" />
			</div>
		</div>
	);
	return <EnquiryWindow {...props} kind="sponsor" width={1000} around={around} />;
}
