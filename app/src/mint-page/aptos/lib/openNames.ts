// Separate, as no drop needs it at first.

export { ansRegistry } from '@mintline/aptos'
