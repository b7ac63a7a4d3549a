/** A sentence for the person who starts the program: what is wrong and how to mend it. */
export class StartFailure extends Error {}

/** Another process holds the data folder. */
export class FolderHeld extends StartFailure {}
