/** What stands in place of `{partners}` while an event has no recruiting exhibitors yet. */
export const partnersToCome = {
	pl: "rekrutujący wystawcy, których lista pojawi się na stronie wydarzenia",
	en: "the recruiting exhibitors, who will be listed on the event’s page",
};
