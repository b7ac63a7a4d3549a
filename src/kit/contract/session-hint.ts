/** The cookie that hints at a log-in on this device; it selects links and cached pages but grants no access. */
export const SESSION_HINT = "estrada_hint";
