/** For an exhibitor's staff; also the query key. */
export const CVS = "open-cvs";
