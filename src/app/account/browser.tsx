import "../../kit/ui/empty-state.css";
import "../client/client.css";
import "../client/screens.css";
import { SESSION_HINT } from "../../kit/contract/session-hint.ts";
import { pageFrame } from "../client/page-data.ts";
import { leaveFor, logInAddress } from "../client/session.ts";

/** Log-in sets this cookie and log-out clears it. Without it the browser redirects to log-in without a request. */
const isKnown = document.cookie.split("; ").some((one) => one.startsWith(`${SESSION_HINT}=`));

if (isKnown) {
	if (/\/account\/?$/i.test(location.pathname)) void import("./screens/Today.tsx");
	void import("./start.tsx").then(({ start }) => start());
} else leaveFor(logInAddress(pageFrame().base));
