/** The wire of this product: the one module that its browser side and its server side share. */
export * from './contract/after';
export * from './contract/agency';
export * from './contract/airport';
export * from './contract/booking';
export * from './contract/brands';
export * from './contract/cancel';
export * from './contract/checkout';
export * from './contract/date';
export * from './contract/extras';
export * from './contract/grid';
export * from './contract/merge';
export * from './contract/offer';
export * from './contract/passenger';
export * from './contract/preferences';
export * from './contract/reservation';
export * from './contract/search';
export * from './contract/traveller';
