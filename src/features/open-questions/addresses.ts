/** The account's path of the form with a ticket's open questions. */
export const QUESTIONS_PATH = "/ticket/questions";

export const questionsAddress = (registrationId: number): string => `${QUESTIONS_PATH}?ticket=${registrationId}`;
