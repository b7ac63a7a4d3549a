import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../src");

/** Forms without `useForm` (decision 154). The list may only shrink. */
const OTHER_FORMS = [
	// one line or one choice
	"app/account/screens/appointments/ProposeForm.tsx",
	"features/certificates/web/CheckView.tsx",
	"features/chat/web/Composer.tsx",
	"features/demonstration/web/EnterAs.tsx",
	"features/leads/web/ConsentCard.tsx",
	"features/leads/web/ScanCard.tsx",
	"features/live/web/Questions.tsx",
	"features/matchmaking/web/MeetActions.tsx",
	"features/meetings/web/Arrange.tsx",
	"features/meetings/web/TimesCard.tsx",
	"features/order-page/web/CodeRow.tsx",
	"features/recommendations/web/LeavingView.tsx",
	"features/rooms/web/RoomChat.tsx",
	"features/stands/web/MessageCard.tsx",
	"kit/ui/report-form.tsx",
	// plain DOM, so that the first page loads no React
	"features/newsletter/web/NewsletterSection.tsx",
];

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
	.filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
	.map((path) => ({ path, text: readFileSync(join(SRC, path), "utf8") }));
const withText = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test("every other form uses useForm", () => {
	const declared = new Set(withText(/\b(useForm|BoundForm|ModalForm|SavedForm|OwnProfileForm|fields\.handlers)\b/));
	expect(
		withText(/<form\b/)
			.filter((path) => !declared.has(path))
			.sort(),
	).toEqual(OTHER_FORMS.toSorted());
});

test("only one hook binds forms", () => {
	const hooks = files
		.filter(({ path }) => path.startsWith("kit/"))
		.flatMap(({ text }) => [...text.matchAll(/export function (use\w*(Form|Autosave))\b/g)]);
	expect(hooks.map(([, name]) => name).sort()).toEqual(["useForm"]);
	expect(withText(/from "(react-hook-form|formik|@tanstack\/react-form)"/)).toEqual([]);
});
