/** Of what pages are told that it has changed: somebody's places in the queues of full lectures. */
export const SEAT_QUEUE = "seat-queue";
