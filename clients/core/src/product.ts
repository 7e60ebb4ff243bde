/** The product's own name where an interface lists it among marketplaces, sources and protocols. */
export const MINTLINE = 'MINTLINE'
