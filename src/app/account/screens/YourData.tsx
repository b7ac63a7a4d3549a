import { useQueryClient, useSuspenseQueries } from "@tanstack/react-query";
import { Link } from "wouter";
import { meQuery } from "../../../features/account/web/me-query.ts";
import { emailPreferencesTexts } from "../../../features/account-settings/email-preferences-texts.ts";
import type { OwnPerson } from "../../../features/account-settings/person-contract.ts";
import { AccessCard } from "../../../features/account-settings/web/AccessCard.tsx";
import { OwnPersonCard } from "../../../features/account-settings/web/OwnPersonCard.tsx";
import { personQuery } from "../../../features/account-settings/web/person-query.ts";
import { GivenContacts } from "../../../features/leads/web/GivenContacts.tsx";
import { OwnOrders } from "../../../features/order-page/web/OwnOrders.tsx";
import { ordersQuery } from "../../../features/order-page/web/orders-query.ts";
import { EraseAccountCard } from "../../../features/privacy/web/EraseAccountCard.tsx";
import { TakeDataCard } from "../../../features/privacy/web/TakeDataCard.tsx";
import { announceLogOut } from "../../../kit/ui/log-out-elsewhere.ts";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { leaveFor } from "../../client/session.ts";
import { useFrame } from "../../client/use-frame.ts";
import { ownTexts } from "./own-texts.ts";

export function YourData() {
	const { lang, base, event } = useFrame();
	const queries = useQueryClient();
	const [{ data: me }, { data: person }, { data: own }] = useSuspenseQueries({
		queries: [meQuery(lang), personQuery(lang), ordersQuery(lang)],
	});
	const onSaved = (saved: OwnPerson) => {
		queries.setQueryData(personQuery(lang).queryKey, saved);
		void queries.invalidateQueries({ queryKey: meQuery(lang).queryKey });
		void queries.invalidateQueries({ queryKey: ["tickets"] });
	};
	const onErased = () => {
		queries.clear();
		announceLogOut();
		leaveFor(`${base}/user.html?erased=1`);
	};
	return (
		<>
			<ScreenHead title={ownTexts.dataTitle[lang]} />
			<div className="acc-stack">
				<OwnPersonCard lang={lang} person={person} onSaved={onSaved} />
				<AccessCard lang={lang} eventCode={event.code} timeZone={event.timeZone} email={me.email} />
				<OwnOrders lang={lang} base={base} orders={own.orders} />
				<EmailsLink />
				<GivenContacts lang={lang} />
				<TakeDataCard lang={lang} />
				<EraseAccountCard lang={lang} base={base} eventCode={event.code} onErased={onErased} />
			</div>
		</>
	);
}

function EmailsLink() {
	const { lang } = useFrame();
	const { link, linkLead } = emailPreferencesTexts;
	return (
		<section className="card form-card" aria-labelledby="emails-and-consents">
			<div className="grid gap-2">
				<h2 className="h-card" id="emails-and-consents">
					{link[lang]}
				</h2>
				<p className="text-muted text-pretty">{linkLead[lang]}</p>
			</div>
			<Link to="/emails" className="btn btn-outline btn-list justify-self-start">
				{ownTexts.openEmails[lang]}
			</Link>
		</section>
	);
}
