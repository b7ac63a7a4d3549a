/** File storage is temporarily unreachable. Never names a file. */
export class OutOfReach extends Error {}
