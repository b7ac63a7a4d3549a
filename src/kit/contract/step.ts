/** The attribute of the document, and the event of the window, that tell which step of a form is shown. */
export const STEP = "step";
