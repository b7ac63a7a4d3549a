import { registration } from "../../src/features/ticket-holders/server/tables.ts";
import { changeShop } from "./changing.ts";
import { addEvent, addPackage } from "./content.ts";
import { FREE } from "./options.ts";
import { organiserOf } from "./organiser.ts";

/**
 * MSTS25 with two participants, and NYC25, for which one of them is registered as well. Anna has a free ticket, Jan
 * has paid. Sales and host belong to MSTS25, the owner to all events.
 */
export async function officePeople() {
	const shop = await changeShop();
	const { server, db } = shop;
	const anna = await shop.guest("anna@firma.example", FREE);
	const jan = await shop.holder("jan@inna.example", { firstName: "Jan", lastName: "Łoś" });
	const english = { headlineEn: "Headline", leadEn: "Lead" };
	const newYork = await addEvent(server.deps, { code: "NYC25", name: "Nowy Jork", ...english });
	const visit = await addPackage(server.deps, newYork, { code: "VISIT", name: "Wizyta" });
	const elsewhere = { eventId: newYork.id, packageId: visit.id, status: "confirmed" as const, profile: {} };
	const [abroad] = await db
		.insert(registration)
		.values({ ...elsewhere, accountId: jan.accountId, createdAt: server.clock.now() })
		.returning();
	return {
		...shop,
		anna,
		jan,
		/** Jan's registration for NYC25. */
		abroad: abroad!.id,
		owner: await organiserOf(server, { role: "owner", eventCode: null }),
		sales: await organiserOf(server, { role: "sales", eventCode: "MSTS25" }),
		host: await organiserOf(server, { role: "host", eventCode: "MSTS25" }),
		viewer: await organiserOf(server, { role: "viewer", eventCode: "MSTS25" }),
		editor: await organiserOf(server, { role: "editor", eventCode: "MSTS25" }),
	};
}
