/** The cookie that tells that somebody has logged in on this device: the page's script, and which cached page is meant. It opens nothing. */
export const SESSION_HINT = "estrada_hint";
