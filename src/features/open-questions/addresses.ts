/** The account's path of the form with a ticket's open questions. */
export const questionsAddress = (registrationId: number): string => `/ticket/questions?ticket=${registrationId}`;
