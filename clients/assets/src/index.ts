export * from './content/index.ts'
export * from './documents/index.ts'
// Whole modules, since declaration merging does not work with interfaces exported by name.
export * from './errors/assetMessages.ts'
export * from './errors/assetsError.ts'
export * from './items/index.ts'
export * from './storage/index.ts'
export * from './traits/index.ts'
