import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether the page's script has arrived: false while the server's markup is shown. A form that is disabled until then
 * loses nothing that is typed on a slow network.
 */
export function useAwake(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
