import type { Text } from "../../kit/i18n/lang.ts";

/** For later e-mails, which lack the order's secret. */
export const SEE_LOGGED_IN: Text = { pl: "Zaloguj się i zobacz zamówienie", en: "Log in and see the order" };
export const ORDER_AGAIN: Text = { pl: "Zamów jeszcze raz", en: "Order again" };
export const SEE_ORDER: Text = { pl: "Zobacz zamówienie", en: "See the order" };

const NOT_ACTIVE: Text = {
	pl: "Twoje konto nie jest jeszcze aktywne. Aktywujesz je linkiem z naszej osobnej wiadomości, a nowy link wyślesz sobie ze strony logowania.",
	en: "Your account is not active yet. The link in our separate message activates it, and the log-in page sends you a new one.",
};

/** For accounts without a confirmed address. */
export const ACTIVATE_FIRST: Text = {
	pl: `${NOT_ACTIVE.pl} Potem zamówienie zobaczysz po zalogowaniu.`,
	en: `${NOT_ACTIVE.en} Then you can log in to see the order.`,
};

/** For such accounts, in e-mails with a ticket. */
export const ACTIVATE_FOR_TICKET: Text = {
	pl: `${NOT_ACTIVE.pl} Potem zamówienie i bilet zobaczysz po zalogowaniu.`,
	en: `${NOT_ACTIVE.en} Then you can log in to see the order and the ticket.`,
};

export const PLACED: Text = { pl: "Zamówienie przyjęte", en: "Your order is placed" };
export const CONFIRMED: Text = { pl: "Zamówienie potwierdzone", en: "Your order is confirmed" };
export const IS_CONFIRMED: Text = { pl: "Zamówienie jest potwierdzone.", en: "Your order is confirmed." };
export const STAYS_VALID: Text = {
	pl: "Wszystko, co obejmuje zamówienie, pozostaje ważne.",
	en: "Everything in the order stays valid.",
};

export const HAS_ENDED: Text = { pl: "Zamówienie #number wygasło", en: "Order #number has expired" };
export const ENDED: Text = { pl: "Zamówienie wygasło", en: "Your order has expired" };

export const LEFT: Text = { pl: "Do zapłaty: #left.", en: "To pay: #left." };
export const LEFT_TO_PAY: Text = { pl: "Do zapłaty zostaje #left.", en: "#left is still to be paid." };
export const NOTHING_TO_PAY: Text = { pl: "Nie masz nic do zapłaty.", en: "There is nothing to pay." };

export const TRANSFER_DATA: { label: Text; value: Text }[] = [
	{ label: { pl: "Odbiorca", en: "Recipient" }, value: { pl: "#recipient", en: "#recipient" } },
	{ label: { pl: "Numer konta", en: "Account number" }, value: { pl: "#account", en: "#account" } },
	{ label: { pl: "Tytuł przelewu", en: "Transfer title" }, value: { pl: "#title", en: "#title" } },
	{ label: { pl: "Do zapłaty", en: "To pay" }, value: { pl: "#left", en: "#left" } },
];

export const PART_CAME: Text = {
	pl: "Zamówienie #number – mamy część wpłaty",
	en: "Order #number – part of your payment has arrived",
};
export const PART_ARRIVED: Text = { pl: "Część wpłaty dotarła", en: "Part of your payment has arrived" };

export const PART_RETURNED: Text = { pl: "Zwrot do zamówienia #number", en: "Partial return of order #number" };
export const PART_WAS_RETURNED: Text = { pl: "Zwrot przyjęty", en: "Part of your order was returned" };
export const REDUCTION_OF: Text = { pl: "Obniżka do zamówienia #number", en: "Price reduction on order #number" };
export const WILL_GIVE_BACK: Text = {
	pl: "Zamówienie #number – oddamy pieniądze",
	en: "Order #number – we will refund you",
};
export const GIVEN_BACK: Text = { pl: "Oddajemy #refunded.", en: "We are refunding #refunded." };
export const BACK_THE_WAY_IT_CAME: Text = {
	pl: "Oddajemy #refunded tą samą drogą, którą przyszła płatność. Pieniądze zwykle są na koncie w ciągu 5 dni roboczych.",
	en: "We are refunding #refunded the way you paid. The money usually arrives within 5 working days.",
};
