import { useEffect, useState } from 'react';
import { safeParse, z } from 'zod/mini';
import type { Price } from '../../../contract/bookings/booking';
import type { AddonChoice } from '../../../plugin/points';
import {
  chooseAddon,
  chosenAddon,
  isUnpriced,
  settleAddon,
  type AddonChoices,
  type ChosenAddon,
} from './addons';
import { tabStore } from '../../../session/tab-store';

/** What was wished in each checkout. */
const wishes = tabStore('addons');
/** Milliseconds that paying waits, after a reload, for what the chosen add-on costs; one that crashed never says. */
const PATIENCE = 5000;
/** Only what was wished is kept: what it costs is asked again after a reload. */
const Draft = z.record(z.string(), z.boolean());

function readChoices(key: string): AddonChoices {
  const parsed = safeParse(Draft, wishes.read(key));
  if (!parsed.success) return {};
  return Object.fromEntries(
    Object.entries(parsed.data).map(([plugin, selected]) => [plugin, { selected, amount: null }]),
  );
}

const saveChoices = (key: string, choices: AddonChoices): void =>
  wishes.keep(key, Object.fromEntries(Object.entries(choices).map(([id, { selected }]) => [id, selected])));

export interface Addons {
  choices: AddonChoices;
  /** What is part of the price now. */
  chosen: ChosenAddon | null;
  /** What was chosen before a reload is about to say what it costs: paying now would leave it out. */
  waiting: boolean;
  choose: (plugin: string, choice: AddonChoice) => void;
  /** The add-on crashed: it costs nothing until it has come back. */
  uncount: (plugin: string) => void;
  /** The server does not sell the chosen one any more: everything is drawn anew and asks again. */
  recheck: () => void;
  /** Grows with each `recheck`. */
  round: number;
  /** A new price of the server's counts: what it asks for the chosen add-on does too. */
  settle: (price: Price) => void;
}

/** The add-ons of one checkout, kept over reloads like what is typed into it. */
export function useAddons(key: string): Addons {
  const [choices, setChoices] = useState(() => readChoices(key));
  const [round, setRound] = useState(0);
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (Object.keys(choices).length > 0) saveChoices(key, choices);
  }, [key, choices]);
  return {
    choices,
    chosen: chosenAddon(choices),
    waiting: isPatient && isUnpriced(choices),
    choose: (plugin, choice) => setChoices((now) => chooseAddon(now, plugin, choice)),
    uncount: (plugin) =>
      setChoices((now) =>
        now[plugin]?.selected ? { ...now, [plugin]: { selected: true, amount: null } } : now,
      ),
    round,
    recheck: () => {
      setRound((now) => now + 1);
      setChoices((now) =>
        Object.fromEntries(Object.entries(now).map(([id, choice]) => [id, { ...choice, amount: null }])),
      );
    },
    settle: (price) => setChoices((now) => settleAddon(now, price)),
  };
}
