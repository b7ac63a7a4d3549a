/** The document attribute and modal event that name a form's current step. */
export const STEP = "step";
