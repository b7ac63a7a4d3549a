/** The topic of changes to a person's places in queues. */
export const SEAT_QUEUE = "seat-queue";
