import { AccountPage } from "../account/AccountPage.tsx";
import { ExhibitorAreaPage } from "../exhibitor/ExhibitorAreaPage.tsx";
import { OfficePage } from "../office/OfficePage.tsx";
import { CertificatePage } from "./CertificatePage.tsx";
import { ExhibitorPage, LecturePage, NewsPage, SpeakerPage } from "./DocumentPages.tsx";
import { Landing } from "./Landing.tsx";
import { LeavingPage } from "./LeavingPage.tsx";
import { NotFound } from "./NotFound.tsx";
import {
	AddressPage,
	ConfirmPage,
	CookiesPage,
	EmailsPage,
	ExtrasPage,
	OrderPage,
	RegistrationPage,
	ResetPage,
	TestPaymentPage,
	TicketPage,
	UserPage,
} from "./PersonPages.tsx";

import { ReferencePage } from "./ReferencePage.tsx";

export const views = {
	landing: Landing,
	notFound: NotFound,
	registration: RegistrationPage,
	user: UserPage,
	account: AccountPage,
	exhibitorRoom: ExhibitorAreaPage,
	office: OfficePage,
	confirm: ConfirmPage,
	address: AddressPage,
	speaker: SpeakerPage,
	lecture: LecturePage,
	exhibitor: ExhibitorPage,
	newsItem: NewsPage,
	cookies: CookiesPage,
	extras: ExtrasPage,
	reset: ResetPage,
	emails: EmailsPage,
	order: OrderPage,
	ticket: TicketPage,
	certificate: CertificatePage,
	leaving: LeavingPage,
	testPayment: TestPaymentPage,
	reference: ReferencePage,
};
