/** The live topic and query key of the CVs accessible to an exhibitor's staff. */
export const CVS = "open-cvs";
