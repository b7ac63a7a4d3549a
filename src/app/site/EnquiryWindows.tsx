import { formTexts } from "../../features/enquiries/texts.ts";
import { EnquiryForm } from "../../features/enquiries/web/EnquiryForm.tsx";
import { ExhibitorLogos } from "../../features/exhibitors/web/ExhibitorLogos.tsx";
import { OneContact } from "../../features/partners/web/OneContact.tsx";
import { Modal, type ModalProps } from "../../kit/ui/modal.tsx";

/** The windows with forms: composed of several slices, which is why they stand here. */

/** `#volunteer` */
export function VolunteerWindow({ lang, eventCode, onClose }: ModalProps) {
	return (
		<Modal lang={lang} width={720} title={formTexts.volunteer.title[lang]} onClose={onClose}>
			<EnquiryForm lang={lang} eventCode={eventCode} kind="volunteer" />
			<OneContact lang={lang} eventCode={eventCode} kind="participantContact" />
		</Modal>
	);
}

/** `#become-lecturer` */
export function LecturerWindow({ lang, eventCode, onClose }: ModalProps) {
	return (
		<Modal lang={lang} width={720} title={formTexts.lecturer.title[lang]} onClose={onClose}>
			<EnquiryForm lang={lang} eventCode={eventCode} kind="lecturer" />
			<OneContact lang={lang} eventCode={eventCode} kind="programContact" />
		</Modal>
	);
}

/** `#sponsor`: sponsors, partners and exhibitors, with the logos of those who are there. */
export function SponsorWindow({ lang, eventCode, onClose }: ModalProps) {
	return (
		<Modal lang={lang} width={1000} title={formTexts.sponsor.title[lang]} onClose={onClose}>
			<div className="enquiry-columns">
				<EnquiryForm lang={lang} eventCode={eventCode} kind="sponsor" />
				<div className="enquiry-aside">
					<ExhibitorLogos lang={lang} eventCode={eventCode} />
					<OneContact lang={lang} eventCode={eventCode} kind="partnerContact" />
				</div>
			</div>
		</Modal>
	);
}
