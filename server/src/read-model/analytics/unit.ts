/** Unit of amounts: whole coins of a collection's blockchain, or US dollars. */
export type Unit = 'COIN' | 'USD'
