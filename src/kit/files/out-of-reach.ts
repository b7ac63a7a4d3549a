/** File storage is temporarily unreachable. The message never names a file. */
export class OutOfReach extends Error {}
