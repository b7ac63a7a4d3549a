import { emailSettingsOf } from "../../src/app/boot/email-settings.ts";
import { packagePrice, ticketPackage } from "../../src/features/packages/server/tables.ts";
import { addCalendar, addCategory, addLecture, addPackage } from "./content.ts";
import { addOpenEvent } from "./registering.ts";
import type { TestServer } from "./server.ts";

const at = (time: string) => new Date(`2025-06-07T${time}:00Z`);

/**
 * MSTS25 with packages for the onsite day, and lectures of seven seats: two at the same time, one later, one online.
 * One lecture has no limit.
 */
export async function addSeatedEvent({ deps }: TestServer) {
	const content = await addOpenEvent({ deps });
	const { event } = content;
	const onsite = await addCalendar(deps, event, { code: "D2", isOnline: false, isOnsite: true });
	const online = await addCalendar(deps, event, { code: "D1", isOnline: true, isOnsite: false });
	const category = await addCategory(deps, event);
	const add = async (subject: string, start: string, end: string, values: object = {}) => {
		const place = { event, category, calendar: onsite };
		const span = { startsAt: at(start), endsAt: at(end) };
		return (await addLecture(deps, place, { subject, ...span, basicSeats: 7, ...values })).id;
	};
	const ids = {
		a: await add("Passkeys", "08:00", "09:00"),
		b: await add("Sentinel", "08:30", "09:30"),
		later: await add("Kubernetes", "10:00", "11:00"),
		open: await add("Otwarcie", "07:00", "07:30", { basicSeats: null }),
		online: await add("Zdalnie", "12:00", "13:00", { calendarId: online.id }),
	};
	const standard = await addPackage(deps, event, { code: "STANDARD", hasExtendedSeats: true });
	await deps.db.insert(packagePrice).values({ packageId: standard.id, roundId: null, netGrosz: 0 });
	await deps.db.update(ticketPackage).set({ includes: { ...content.expo.includes, lectures: "onsite" } });
	return { event, ids };
}

/** The dependencies of the seat queue. */
export const seatDeps = ({ deps }: TestServer) => ({ ...deps, ...emailSettingsOf(deps.config) });
