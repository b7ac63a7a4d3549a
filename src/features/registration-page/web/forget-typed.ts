import { lastLogOut } from "../../../kit/ui/log-out-elsewhere.ts";

const PREFIX = "registration-";
/** The last log-out before drafts were stored. */
const LOG_OUT = `${PREFIX}log-out`;

/** The next person at the computer must not see this tab's drafts and outcomes. */
export function forgetTyped(): void {
	try {
		for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
	} catch {}
}

/** Reads what this tab stored since the last log-out in any tab. */
export function readTyped(name: string): string | null {
	if (sessionStorage.getItem(LOG_OUT) !== lastLogOut()) forgetTyped();
	return sessionStorage.getItem(PREFIX + name);
}

export function storeTyped(name: string, text: string): void {
	if (sessionStorage.getItem(LOG_OUT) !== lastLogOut()) forgetTyped();
	sessionStorage.setItem(LOG_OUT, lastLogOut());
	sessionStorage.setItem(PREFIX + name, text);
}

export function removeTyped(name: string): void {
	sessionStorage.removeItem(PREFIX + name);
}
