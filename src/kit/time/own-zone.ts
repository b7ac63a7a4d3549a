export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
