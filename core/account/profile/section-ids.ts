/** The parts of the profile as its addresses name them. */
export const SECTION_IDS = ['personal', 'security', 'travelers', 'devices', 'preferences', 'data'] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export const isSectionId = (id: string): id is SectionId => SECTION_IDS.some((known) => known === id);
