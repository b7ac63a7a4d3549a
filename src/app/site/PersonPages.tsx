import { AddressPanel } from "../../features/account/web/AddressPanel.tsx";
import { ConfirmPanel } from "../../features/account/web/ConfirmPanel.tsx";
import { ResetPanel } from "../../features/account/web/ResetPanel.tsx";
import { AdditionPanel } from "../../features/additions/web/AdditionPanel.tsx";
import { EnterAs } from "../../features/demonstration/web/EnterAs.tsx";
import { EmailsPanel } from "../../features/newsletter/web/EmailsPanel.tsx";
import { TestGateway } from "../../features/order-page/web/TestGateway.tsx";
import type { CardPayments } from "../../features/orders/rules.ts";
import { isAnythingSold, type RegistrationForm } from "../../features/registration-page/form.ts";
import { TicketPanel } from "../../features/tickets/web/TicketPanel.tsx";
import type { EventTags } from "../../features/tracking/contract.ts";
import { CookiesView } from "../../features/tracking/web/CookiesView.tsx";
import { AccountPanel } from "./AccountPanel.tsx";
import { CheckoutChrome, NoScript } from "./CheckoutChrome.tsx";
import { entryLinks, SiteChrome } from "./Chrome.tsx";
import type { Page } from "./frame.ts";
import { Island } from "./island.tsx";
import { OrderPanel, type OrderPanelProps } from "./OrderPanel.tsx";
import type { UserChoice } from "./page-data.ts";
import { RegistrationPanel } from "./RegistrationPanel.tsx";

export function RegistrationPage({ frame, data }: Page) {
	const form = data as RegistrationForm;
	return (
		<CheckoutChrome frame={frame} isSelling={isAnythingSold(form)}>
			<Island name="registration" wake="now" of={RegistrationPanel} props={{ form }} />
		</CheckoutChrome>
	);
}

/** Log-in and account links. The browser loads the person, because the page is cached for everyone. */
export function UserPage({ frame, data }: Page<"user", UserChoice>) {
	const { lang, base, event } = frame;
	const props = {
		lang,
		base,
		eventCode: event.code,
		isLoginAvailable: event.isLoginAvailable,
		register: entryLinks(frame).register,
		isExpected: data.isExpected,
	};
	return (
		<SiteChrome frame={frame}>
			<NoScript frame={frame} />
			{data.offer && <EnterAs lang={lang} {...data.offer} />}
			<Island name="account" wake="now" of={AccountPanel} props={props} />
		</SiteChrome>
	);
}

/** A ticket holder's extra options; the browser loads them. */
export function ExtrasPage({ frame, data }: Page) {
	const { lang, base } = frame;
	const { cardPayments, isSelling } = data as { cardPayments: CardPayments; isSelling: boolean };
	const props = { lang, base, cardPayments };
	return (
		<CheckoutChrome frame={frame} isSelling={isSelling}>
			<Island name="extras" wake="now" of={AdditionPanel} props={props} />
		</CheckoutChrome>
	);
}

/** The page about browser storage: items, purposes and durations. */
export function CookiesPage({ frame, data }: Page) {
	return (
		<SiteChrome frame={frame}>
			<CookiesView lang={frame.lang} tags={data as EventTags} />
		</SiteChrome>
	);
}

export function ConfirmPage({ frame }: Page) {
	const { lang, base, event } = frame;
	const props = { lang, base, eventCode: event.code, isLoginAvailable: event.isLoginAvailable };
	return (
		<SiteChrome frame={frame}>
			<Island name="confirm" wake="now" of={ConfirmPanel} props={props} />
		</SiteChrome>
	);
}

/** The password reset: the request form, and the page that the e-mail links to. */
export function ResetPage({ frame }: Page) {
	const { lang, base, event } = frame;
	return (
		<SiteChrome frame={frame}>
			<NoScript frame={frame} />
			<Island
				name="reset"
				wake="now"
				of={ResetPanel}
				props={{ lang, base, eventCode: event.code, timeZone: event.timeZone }}
			/>
		</SiteChrome>
	);
}

export function AddressPage({ frame }: Page) {
	const { lang, base, event } = frame;
	return (
		<SiteChrome frame={frame}>
			<NoScript frame={frame} />
			<Island name="address" wake="now" of={AddressPanel} props={{ lang, base, timeZone: event.timeZone }} />
		</SiteChrome>
	);
}

/** The page that newsletter e-mails link to: confirmation, subscriptions, leaving, stored data. */
export function EmailsPage({ frame }: Page) {
	const { lang, base } = frame;
	return (
		<SiteChrome frame={frame}>
			<Island name="emails" wake="now" of={EmailsPanel} props={{ lang, base }} />
		</SiteChrome>
	);
}

/** The page of an order; the browser loads it by its secret. */
export function OrderPage({ frame, data }: Page) {
	const { lang, base } = frame;
	const { isSelling, ...first } = data as Pick<OrderPanelProps, "calendarUrl" | "picks"> & { isSelling: boolean };
	return (
		<CheckoutChrome frame={frame} isSelling={isSelling}>
			<Island name="order" wake="now" of={OrderPanel} props={{ lang, base, ...first }} />
		</CheckoutChrome>
	);
}

/** A ticket on a phone; the browser loads it by its token. */
export function TicketPage({ frame }: Page) {
	const { lang, base } = frame;
	return (
		<SiteChrome frame={frame}>
			<Island name="ticket" wake="now" of={TicketPanel} props={{ lang, base }} />
		</SiteChrome>
	);
}

/** The page of the built-in test gateway. */
export function TestPaymentPage({ frame, data }: Page) {
	const { lang, base } = frame;
	const { isSelling } = data as { isSelling: boolean };
	return (
		<CheckoutChrome frame={frame} isSelling={isSelling}>
			<Island name="testPayment" wake="now" of={TestGateway} props={{ lang, base }} />
		</CheckoutChrome>
	);
}
