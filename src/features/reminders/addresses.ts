/** Where a reminder is asked for; by itself, so that the form comes without the schemas. */
export const askReminderAddress = { method: "POST", path: "/api/event/:eventCode/reminder" } as const;
