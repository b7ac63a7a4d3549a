/** Files cannot be reached for the moment, wherever they lie; it is nobody's fault who asks. Never names a file. */
export class OutOfReach extends Error {}
