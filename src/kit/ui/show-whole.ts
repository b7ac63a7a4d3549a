/** The `ref` of what opens further down in something that scrolls: it comes into view whole. */
export const showWhole = (opened: HTMLElement | null) => opened?.scrollIntoView({ block: "nearest" });
