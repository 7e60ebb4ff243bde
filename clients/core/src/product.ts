/** The product's name in enumerations of marketplaces, sources and protocols. */
export const MINTLINE = 'MINTLINE'
