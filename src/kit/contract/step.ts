/** The attribute of the document, and the event of the modal, that tell which step of a form is shown. */
export const STEP = "step";
