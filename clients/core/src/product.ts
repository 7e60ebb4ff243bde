/** The product's name in marketplace, source and protocol enumerations. */
export const MINTLINE = 'MINTLINE'
