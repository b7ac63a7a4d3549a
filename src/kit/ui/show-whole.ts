/** The `ref` of an element that opens in a scrolling container. It scrolls the element into view. */
export const showWhole = (opened: HTMLElement | null) => opened?.scrollIntoView({ block: "nearest" });
