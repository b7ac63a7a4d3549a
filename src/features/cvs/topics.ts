/** The live topic and query key of the CVs that staff can open. */
export const CVS = "open-cvs";
