import type { Exchanges } from '../exchange/exchange.ts'
import type { Seaports } from '../seaport/seaports.ts'

/** Kind of contract by which an order is traded. */
export type Market = 'EXCHANGE' | 'SEAPORT'

/** Contracts by which orders are traded. */
export interface Markets {
  /** The platform's exchanges. */
  readonly exchanges: Exchanges
  readonly seaports: Seaports
}
