const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys that open the palette on this device. */
export const openKeys = (): readonly string[] => (isApple() ? ["⌘", "K"] : ["Ctrl", "K"]);

/** On a Mac, Ctrl and K delete the rest of a line. */
export function opensPalette({ key, metaKey, ctrlKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
	if (altKey || shiftKey || isComposing || key.toLowerCase() !== "k") return false;
	return isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}
