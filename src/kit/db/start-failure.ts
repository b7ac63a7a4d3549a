/** A sentence for the administrator: what is wrong and how to repair it. */
export class StartFailure extends Error {}

export class FolderHeld extends StartFailure {}
