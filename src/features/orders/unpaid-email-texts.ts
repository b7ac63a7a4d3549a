import {
	BACK_THE_WAY_IT_CAME,
	ENDED,
	GIVEN_BACK,
	HAS_ENDED,
	LEFT,
	SEE_LOGGED_IN,
	TRANSFER_DATA,
	WILL_GIVE_BACK,
} from "./email-phrases.ts";
import type { EmailTexts } from "./email-texts.ts";

/**
 * E-mails about orders that await money or ended unpaid. `#left`: amount due, `#due`: last day, `#title`: transfer
 * title, `#received`: surplus money.
 */
export const noticeEmails = {
	approval: {
		subject: { pl: "Zamówienie #number czeka na zgodę organizatora", en: "Order #number is waiting for the organiser" },
		preview: { pl: "Napiszemy, gdy tylko zdecyduje.", en: "We will write as soon as they decide." },
		heading: { pl: "Zamówienie czeka na zgodę", en: "Your order is waiting for approval" },
		paragraphs: [
			{
				pl: "Przy tej kwocie organizator musi zgodzić się na fakturę z odroczonym terminem płatności. Trzymamy wszystko z zamówienia do #until i napiszemy, gdy tylko zdecyduje. Na razie nic nie płacisz.",
				en: "For this amount the organiser has to approve payment by invoice. We hold everything in the order until #until and will write as soon as they decide. There is nothing to pay yet.",
			},
		],
		action: SEE_LOGGED_IN,
	},
	transferSoon: {
		subject: { pl: "Zamówienie #number – czekamy na przelew do #until", en: "Order #number – to be paid by #until" },
		preview: LEFT,
		heading: { pl: "Jutro mija czas na zapłatę", en: "Your time to pay ends tomorrow" },
		paragraphs: [
			{
				pl: "Trzymamy wszystko z zamówienia do #until. Potem wróci do sprzedaży. Jeśli przelew jest już w drodze, nie musisz nic robić. Na stronie zamówienia możesz od razu zapłacić kartą albo BLIK-iem.",
				en: "We hold everything in the order until #until. After that it goes back on sale. If your transfer is on its way, there is nothing to do. On the order’s page you can pay at once by card or BLIK.",
			},
		],
		details: TRANSFER_DATA,
		action: SEE_LOGGED_IN,
	},
	dueSoon: {
		subject: { pl: "Zamówienie #number – termin zapłaty #due", en: "Order #number – to be paid by #due" },
		preview: LEFT,
		heading: { pl: "Zbliża się termin zapłaty", en: "Payment is due soon" },
		paragraphs: [
			{
				pl: "Faktura za to zamówienie jest do zapłaty do #due. Jeśli przelew jest już w drodze, nie musisz nic robić.",
				en: "The invoice for this order is to be paid by #due. If your transfer is on its way, there is nothing to do.",
			},
		],
		details: TRANSFER_DATA,
		action: SEE_LOGGED_IN,
	},
	dueToday: {
		subject: { pl: "Zamówienie #number – dziś mija termin zapłaty", en: "Order #number – payment is due today" },
		preview: LEFT,
		heading: { pl: "Dziś mija termin zapłaty", en: "Payment is due today" },
		paragraphs: [
			{
				pl: "Dziś jest ostatni dzień na zapłatę za to zamówienie. Jeśli przelew jest już w drodze, nie musisz nic robić.",
				en: "Today is the last day to pay for this order. If your transfer is on its way, there is nothing to do.",
			},
		],
		details: TRANSFER_DATA,
		action: SEE_LOGGED_IN,
	},
	overdue: {
		subject: { pl: "Zamówienie #number – termin zapłaty minął", en: "Order #number – payment is overdue" },
		preview: LEFT,
		heading: { pl: "Nie widzimy Twojej zapłaty", en: "We have not received your payment" },
		paragraphs: [
			{
				pl: "Termin zapłaty minął #due, a pieniądze jeszcze nie dotarły. Prosimy o przelew. Jeśli coś się nie zgadza albo potrzebujesz więcej czasu, odpisz na tę wiadomość.",
				en: "Payment was due on #due, and the money has not arrived yet. Please make the transfer. If something is wrong, or you need more time, reply to this message.",
			},
		],
		details: TRANSFER_DATA,
		action: SEE_LOGGED_IN,
	},
	expired: {
		subject: HAS_ENDED,
		preview: { pl: "Czas na zapłatę minął.", en: "The time to pay has run out." },
		heading: { pl: "Czas na zapłatę minął", en: "The time to pay has run out" },
		paragraphs: [
			{
				pl: "Pieniądze nie dotarły na czas, więc wszystko z zamówienia wróciło do sprzedaży.",
				en: "The money did not arrive in time, so everything in the order is back on sale.",
			},
			{
				pl: "Jeśli płatność jest już w drodze, potwierdzimy zamówienie, gdy znajdzie się miejsce, albo oddamy pieniądze. O jednym i drugim napiszemy.",
				en: "If a payment is on its way, we will confirm the order if there is a place, or refund the money. We will write to you either way.",
			},
		],
		action: SEE_LOGGED_IN,
	},
	expiredInParts: {
		subject: HAS_ENDED,
		preview: { pl: "Dotarło tylko #received.", en: "Only #received has arrived." },
		heading: { pl: "Nie dotarła cała kwota", en: "Not all of the money arrived" },
		paragraphs: [
			{
				pl: "Do końca terminu dotarło #received, a brakowało #left, więc wszystko z zamówienia wróciło do sprzedaży. Oddamy to, co przyszło, i napiszemy, gdy to wyślemy. Jeśli reszta jest już w drodze, a miejsce jeszcze jest, potwierdzimy zamówienie.",
				en: "#received arrived in time but #left was missing, so everything in the order is back on sale. We will refund what arrived and write when it is on its way. If the rest is on its way and there is still a place, we will confirm the order.",
			},
		],
		action: SEE_LOGGED_IN,
	},
	expiredUnconfirmed: {
		subject: HAS_ENDED,
		preview: { pl: "Adres nie został potwierdzony na czas.", en: "The address was not confirmed in time." },
		heading: ENDED,
		paragraphs: [
			{
				pl: "Adres e-mail nie został potwierdzony na czas, więc wszystko z zamówienia wróciło do sprzedaży. Nie ma nic do zapłaty.",
				en: "The e-mail address was not confirmed in time, so everything in the order is back on sale. There is nothing to pay.",
			},
			{
				pl: "To nie było Twoje zamówienie? Zignoruj tę wiadomość.",
				en: "Not your order? Ignore this message.",
			},
		],
		action: SEE_LOGGED_IN,
	},
	expiredUnapproved: {
		subject: HAS_ENDED,
		preview: { pl: "Organizator nie zdecydował na czas.", en: "The organiser did not decide in time." },
		heading: ENDED,
		paragraphs: [
			{
				pl: "Organizator nie zgodził się w porę na fakturę z odroczonym terminem płatności, więc wszystko z zamówienia wróciło do sprzedaży. Nie ma nic do zapłaty. Możesz zamówić jeszcze raz i zapłacić kartą albo przelewem, albo odpisać na tę wiadomość.",
				en: "The organiser did not approve payment by invoice in time, so everything in the order is back on sale. There is nothing to pay. You can order again and pay by card or transfer, or reply to this message.",
			},
		],
		action: SEE_LOGGED_IN,
	},
	cameLate: {
		subject: WILL_GIVE_BACK,
		preview: {
			pl: "Mamy Twoje #received, ale zamówienie już wygasło.",
			en: "We have your #received, but the order had expired.",
		},
		heading: { pl: "Pieniądze dotarły za późno", en: "Your payment arrived too late" },
		paragraphs: [
			{
				pl: "Otrzymaliśmy #received, ale zamówienie już wygasło i nie możemy go potwierdzić. Oddamy całą kwotę tą samą drogą, którą przyszła, i napiszemy, gdy ją wyślemy.",
				en: "We have received #received, but the order had expired and can no longer be confirmed. We will refund the whole amount the way it came, and write when it is on its way.",
			},
		],
		action: SEE_LOGGED_IN,
	},
	cameTwice: {
		subject: WILL_GIVE_BACK,
		preview: { pl: "Zamówienie było już opłacone.", en: "The order had been paid already." },
		heading: { pl: "To zamówienie było już opłacone", en: "This order had been paid already" },
		paragraphs: [
			{
				pl: "Otrzymaliśmy jeszcze #received, choć nic więcej nie było do zapłaty. Oddamy tę kwotę tą samą drogą, którą przyszła, i napiszemy, gdy ją wyślemy. Zamówienie pozostaje ważne.",
				en: "We have received another #received, although nothing was left to pay. We will refund that amount the way it came, and write when it is on its way. The order stays valid.",
			},
		],
		action: SEE_LOGGED_IN,
	},
	cameOther: {
		subject: { pl: "Zamówienie #number – kwota się nie zgadza", en: "Order #number – the amount does not match" },
		preview: {
			pl: "Otrzymaliśmy #received, do zapłaty jest #left.",
			en: "We have received #received; #left is to be paid.",
		},
		heading: { pl: "Kwota się nie zgadza", en: "The amount does not match" },
		paragraphs: [
			{
				pl: "Otrzymaliśmy #received, a do zapłaty jest #left. Zamówienie nie jest jeszcze opłacone. Pieniądze są bezpieczne: wyjaśnimy to albo je oddamy. Możesz odpisać na tę wiadomość.",
				en: "We have received #received, but #left is to be paid. The order is not paid yet. Your money is safe: we will sort it out or refund it. You can reply to this message.",
			},
		],
		action: SEE_LOGGED_IN,
	},
	sentBack: {
		subject: { pl: "Zamówienie #number – pieniądze wracają", en: "Order #number – your money is on its way back" },
		preview: GIVEN_BACK,
		heading: { pl: "Oddajemy pieniądze", en: "We are refunding your money" },
		paragraphs: [BACK_THE_WAY_IT_CAME],
		action: SEE_LOGGED_IN,
	},
} satisfies Record<string, EmailTexts>;

/** Tells the organiser that a deferred order exceeds the event's credit limit. It names no buyer. */
export const approvalWanted: EmailTexts = {
	subject: { pl: "Zamówienie #number czeka na Twoją zgodę", en: "Order #number is waiting for your approval" },
	preview: { pl: "Faktura z odroczonym terminem płatności na #amount.", en: "Payment by invoice for #amount." },
	heading: { pl: "Zgoda na odroczoną płatność", en: "Approval of payment by invoice" },
	paragraphs: [
		{
			pl: "Zamówienie #number na kwotę #amount ma zostać opłacone na podstawie faktury z odroczonym terminem płatności. Miejsca trzymamy do #until, potem wrócą do sprzedaży.",
			en: "Order #number for #amount is to be paid later, on an invoice. Its places are held until #until; after that they go back on sale.",
		},
		{
			pl: "Kto zamawia i co: npx estrada order show #number. Zgoda: npx estrada order approve #number. Odmowa: npx estrada order cancel #number. Kupujący dostanie wiadomość.",
			en: "Who is ordering what: npx estrada order show #number. To approve: npx estrada order approve #number. To refuse: npx estrada order cancel #number. The buyer gets an e-mail.",
		},
	],
	action: { pl: "Zobacz wydarzenie", en: "See the event" },
};
