import type { OwnRegistration } from "../account/me-contract.ts";
import { packageByCode, type RegistrationForm } from "./form.ts";
import { teamPackages } from "./team.ts";

/** A ticket that excludes another one: for the event, or for the same edition of a meetup. */
export function ownPlace(
	{ event, calendar }: Pick<RegistrationForm, "event" | "calendar">,
	registrations: readonly OwnRegistration[],
): OwnRegistration | undefined {
	return registrations.find(
		(one) =>
			one.eventCode === event.code &&
			one.status !== "cancelled" &&
			(!event.isMeeting || one.calendarCode === (calendar?.code ?? null)),
	);
}

/** Purchases for a ticket's holder: a higher package, options, or tickets for a team. */
export function purchaseOptions(
	{ event, packages }: Pick<RegistrationForm, "event" | "packages">,
	{ status, packageCode }: Pick<OwnRegistration, "status" | "packageCode">,
) {
	const own = packageByCode(packages, packageCode);
	const isConfirmed = status === "confirmed";
	return {
		changes: isConfirmed && !event.isMeeting && packages.some((one) => one.netGrosz > (own?.netGrosz ?? 0)),
		adds: isConfirmed && (own?.options.length ?? 0) > 0,
		buysForTeam: !event.isMeeting && teamPackages(packages).length > 0,
	};
}
