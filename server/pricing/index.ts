export * from './fee';
export * from './markup';
export * from './precedence';
export * from './price';
export * from './round';
export * from './split';
export * from './view';
