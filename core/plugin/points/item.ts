import type { ComponentType } from 'react';

/** A component fetched when its place on screen first renders. */
export type Lazy<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Where a contribution stands among its neighbours, by their `plugin/item` or plain item ids. What is left
 * undecided is ordered by id: never by magic numbers, never by load order.
 */
export interface Order {
  before?: string | readonly string[];
  after?: string | readonly string[];
}

export interface Item<Config> {
  /** Unique within the plugin and the point. */
  id: string;
  order?: Order;
  /** Switches the contribution off for some configurations. */
  when?: (config: Config) => boolean;
}

/** What every component of a point receives, next to the point's own props. */
export interface PluginProps<Config> {
  config: Config;
}

export interface View<Props, Config> extends Item<Config> {
  component: Lazy<Props & PluginProps<Config>>;
}
