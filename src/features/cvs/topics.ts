/** Of what the staff of an exhibitor is told that it has changed, and under what its pages know it: whose CVs they may fetch. */
export const CVS = "open-cvs";
