export const SEAT_QUEUE = "seat-queue";
