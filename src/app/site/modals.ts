import type { ComponentType } from "react";
import type { ModalProps } from "../../kit/ui/modal.tsx";
import type { ModalName } from "./modal-address.ts";

type ModalModule = Promise<{ default: ComponentType<ModalProps> }>;

export const modals: Record<ModalName, () => ModalModule> = {
	lecture: () => import("../../features/agenda-page/web/LectureModal.tsx"),
	speaker: () => import("../../features/speakers/web/SpeakerModal.tsx"),
	speakers: () => import("../../features/speakers/web/SpeakersModal.tsx"),
	company: () => import("./CompanyWindow.tsx"),
	news: () => import("../../features/news/web/NewsModal.tsx"),
	organiser: () => import("../../features/event/web/DocumentModals.tsx").then((m) => ({ default: m.OrganiserModal })),
	challenge: () => import("../../features/event/web/DocumentModals.tsx").then((m) => ({ default: m.ChallengeModal })),
	terms: () => import("../../features/event/web/DocumentModals.tsx").then((m) => ({ default: m.TermsModal })),
	privacy: () => import("../../features/event/web/DocumentModals.tsx").then((m) => ({ default: m.PrivacyModal })),
	subscribe: () =>
		import("../../features/newsletter/web/SubscribeModal.tsx").then((m) => ({ default: m.SubscribeModal })),
	"mobile-newsletter": () =>
		import("../../features/newsletter/web/SubscribeModal.tsx").then((m) => ({ default: m.MobileNewsletterModal })),
	reminder: () => import("../../features/newsletter/web/ReminderModal.tsx").then((m) => ({ default: m.ReminderModal })),
	"login-unavailable": () =>
		import("../../features/event/web/UnavailableModals.tsx").then((m) => ({ default: m.LoginUnavailable })),
	"registration-unavailable": () =>
		import("../../features/event/web/UnavailableModals.tsx").then((m) => ({ default: m.RegistrationUnavailable })),
	volunteer: () => import("./EnquiryModals.tsx").then((m) => ({ default: m.VolunteerModal })),
	sponsor: () => import("./EnquiryModals.tsx").then((m) => ({ default: m.SponsorModal })),
	"become-lecturer": () => import("./EnquiryModals.tsx").then((m) => ({ default: m.LecturerModal })),
	"contact-us": () => import("../../features/event/web/ContactModal.tsx"),
	"thank-you": () => import("../../features/enquiries/web/ThankYouModal.tsx"),
};
