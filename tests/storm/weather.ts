/** What happens to the processes of one storm. */
export interface Weather {
  readonly name: string;
  readonly on: 'embedded' | 'postgres';
  readonly processes: 1 | 2;
  /** How many processes are killed; the storm ends with the last one. */
  readonly kills: number;
  /** How often, among the kills, each of these happens. */
  readonly also?: Partial<Record<'backends' | 'clocks' | 'standstill' | 'fullDisk', number>>;
  /** Each process is the first of a namespace of its own, as in a container. */
  readonly inContainers?: boolean;
}

/** All weathers with so many kills in all, most of them plain ones on both databases. */
export const weathers = (kills: number): readonly Weather[] => {
  const part = (share: number) => Math.max(1, Math.round(kills * share));
  return [
    { name: 'kills', on: 'embedded', processes: 1, kills: part(0.3) },
    { name: 'process 1 of a container', on: 'embedded', processes: 1, kills: part(0.1), inContainers: true },
    { name: 'clocks by 45 min', on: 'embedded', processes: 1, kills: part(0.05), also: { clocks: 0.5 } },
    { name: 'kills', on: 'postgres', processes: 1, kills: part(0.15) },
    { name: 'two processes', on: 'postgres', processes: 2, kills: part(0.2), also: { backends: 0.3 } },
    {
      name: 'two containers',
      on: 'postgres',
      processes: 2,
      kills: part(0.1),
      inContainers: true,
      also: { fullDisk: 0.2 },
    },
    {
      name: 'clocks, standstills',
      on: 'postgres',
      processes: 2,
      kills: part(0.1),
      also: { clocks: 0.5, standstill: 0.15 },
    },
  ];
};
