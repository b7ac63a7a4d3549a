import { useSuspenseQueries } from "@tanstack/react-query";
import { OwnConsents } from "../../../features/consent/web/OwnConsents.tsx";
import { OwnOrders } from "../../../features/orders/web/OwnOrders.tsx";
import { meQuery, ordersQuery } from "../queries.ts";
import { ScreenHead } from "../ScreenHead.tsx";
import { useFrame } from "../use-frame.ts";
import { screenTexts as texts } from "./texts.ts";

/** Who one is here, what one has ordered and agreed to. */
export function YourData() {
	const { lang, base } = useFrame();
	const [{ data: person }, { data: own }] = useSuspenseQueries({ queries: [meQuery(lang), ordersQuery(lang)] });
	return (
		<>
			<ScreenHead title={texts.dataTitle[lang]} />
			<div className="acc-stack">
				<section className="card acc-card" aria-labelledby="person">
					<h2 className="h-card" id="person">
						{texts.person[lang]}
					</h2>
					<dl className="acc-facts">
						<div>
							<dt>{texts.name[lang]}</dt>
							<dd className="wrap-anywhere">{`${person.firstName} ${person.lastName}`}</dd>
						</div>
						<div>
							<dt>{texts.email[lang]}</dt>
							<dd className="wrap-anywhere">{person.email}</dd>
						</div>
					</dl>
				</section>
				<OwnOrders lang={lang} base={base} orders={own.orders} />
				<OwnConsents lang={lang} />
			</div>
		</>
	);
}
