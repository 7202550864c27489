/** The wire of this product: the one module that its browser side and its server side share. */
export * from './contract/agency';
export * from './contract/booking';
export * from './contract/cancellation';
export * from './contract/checkout';
export * from './contract/covered';
export * from './contract/details';
export * from './contract/driver';
export * from './contract/exact-driver';
export * from './contract/extras';
export * from './contract/filters';
export * from './contract/offer';
export * from './contract/pickup';
export * from './contract/place';
export * from './contract/point';
export * from './contract/rental';
export * from './contract/car-search';
export * from './contract/static-data';
