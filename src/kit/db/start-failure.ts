/** Tells the administrator the fault and its repair. */
export class StartFailure extends Error {}

export class FolderHeld extends StartFailure {}
