import { inject } from "vitest";

/** How long the journeys wait until the demonstration responds, in ms. */
const LIMIT_MS = 480_000;

const isReady = () =>
	// the demonstration's last event, which a first start adds while it serves the others
	fetch(`${inject("siteUrl")}/api/event/DSW/Calendars`).then(
		(answer) => answer.ok,
		() => false,
	);

const limit = Date.now() + LIMIT_MS;
while (!(await isReady())) {
	if (Date.now() > limit) throw new Error("The site of the journeys does not answer; its output is above.");
	await new Promise((done) => setTimeout(done, 200));
}
