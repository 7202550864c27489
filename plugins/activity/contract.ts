/** The wire of this product: the one module that its browser side and its server side share. */
export * from './contract/activity-booking';
export * from './contract/activity-card';
export * from './contract/activity-page';
export * from './contract/beginning';
export * from './contract/find-activities';
export * from './contract/found-rules';
export * from './contract/place';
export * from './contract/questions';
export * from './contract/refund';
export * from './contract/statuses';
export * from './contract/travelers';
export * from './contract/vocabulary';
