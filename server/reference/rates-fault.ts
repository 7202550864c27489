const broken = new Set<string>();

/** Makes the exchange rates fail for one agency, so that its screens can be seen without them (R031). Demo mode only. */
export const ratesFault = {
  isOn: (agencyId: string): boolean => broken.has(agencyId),
  set(agencyId: string, on: boolean): void {
    if (on) broken.add(agencyId);
    else broken.delete(agencyId);
  },
};
