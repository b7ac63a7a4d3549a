import type { Text } from "../../kit/i18n/lang.ts";

const money: Text = {
	pl: "Dziennik nie cofa pieniędzy. Wpłatę i zwrot zapisuje się przy zamówieniu.",
	en: "The journal does not undo money. Payments and refunds are recorded at the order.",
};
const personal: Text = {
	pl: "Dziennik nie przechowuje danych osobowych, więc nie zna poprzednich. Popraw je przy zamówieniu albo na stronie uczestnika.",
	en: "The journal holds no personal data, so it does not know the earlier values. Correct them at the order or on the participant’s page.",
};
const email: Text = {
	pl: "Wysłanego e-maila nie da się cofnąć. Popraw dane i wyślij go jeszcze raz.",
	en: "A sent e-mail cannot be taken back. Correct the data, and send it again.",
};
const places: Text = {
	pl: "Te miejsca może już mieć ktoś inny. Potrzebne jest nowe zamówienie albo rejestracja gościa.",
	en: "Another person may have these places by now. A new order is needed, or the registration of a guest.",
};
const packageChange: Text = {
	pl: "Zmianę pakietu cofa zwrot jej zamówienia.",
	en: "The refund of its order undoes a change of package.",
};

/** Why changes of a kind, or of one action, cannot be undone from the journal, and the way on. */
const OBSTACLES: Readonly<Record<string, Text>> = {
	"account.person-changed": personal,
	"order.payer-changed": personal,
	"order.paid": money,
	"order.part-paid": money,
	"order.reduced": money,
	"order.refunded": money,
	"order.refund-confirmed": money,
	"options.added": money,
	payment: money,
	refund: money,
	"order.accepted": {
		pl: "Kupujący ma już kody i dokumenty. Przy zamówieniu jest zwrot całości albo części.",
		en: "The buyer has the codes and the documents. The order has a refund of all or a part.",
	},
	"order.cancelled": places,
	"order.expired": places,
	"registration.cancelled": places,
	"registration.guest": {
		pl: "Gość ma już e-mail z biletem. Rejestrację anuluje się na stronie uczestnika.",
		en: "The guest has the e-mail with the ticket. The participant’s page cancels the registration.",
	},
	"ticket.handed-over": {
		pl: "Bilet ma nową osobę i nowy kod. Z powrotem przekazuje się go na stronie uczestnika.",
		en: "The ticket has a new holder and a new code. The participant’s page hands it back.",
	},
	"package.change-given": packageChange,
	"package.change-ordered": packageChange,
	"order.codes-sent": email,
	"ticket.resent": email,
	"email.retried": email,
	"newsletter.sent": email,
	"waiting.offered": {
		pl: "Ta osoba ma już e-mail z propozycją. Kończy się ją na ekranie Lista oczekujących.",
		en: "The person has the e-mail with the offer. The screen Waiting list ends it.",
	},
	"waiting.offer-ended": places,
	"waiting.removed": {
		pl: "Ta osoba może zapisać się na listę jeszcze raz, na jej koniec.",
		en: "The person can join the list again, at its end.",
	},
	"organiser.invited": {
		pl: "Zaproszenie jest wysłane. Wycofuje się je na ekranie Zespół i role: link przestaje działać.",
		en: "The invitation is sent. The screen Team and roles withdraws it: the link stops working.",
	},
};

/** By the whole action, then by its first word. */
export function obstacleOf(action: string): Text | undefined {
	return OBSTACLES[action] ?? OBSTACLES[action.split(".")[0] ?? ""];
}
