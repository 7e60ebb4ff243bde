import { sql } from 'kysely'
import type { Proof } from '../simulation/proveOrder.ts'
import { type MakerFunds, makeStock, type OrderState } from '../state/orderState.ts'
import { nextChange, orderStatus, type Stock } from '../state/orderStatus.ts'

/** An order's state and its maker's funds. */
export interface OrderFacts {
  readonly state: OrderState
  readonly funds: MakerFunds
  /** The exchange's answer; undefined = none. */
  readonly proof?: Proof | undefined
  /** Basis points that the maker pays on top of the make side. */
  readonly makerFee: number
  /** Unix seconds. */
  readonly now: bigint
}

/** Builds the columns that change with fills, funds and time. */
export function stockColumns({ state, funds, makerFee, proof, now }: OrderFacts) {
  const { balance, isApproved } = funds
  const isRefused = proof?.refusal !== undefined
  const stock = { makeStock: makeStock(state, balance, makerFee), isApproved, isRefused }
  return {
    ...stateColumns(state, stock, now),
    proven: proof === undefined ? null : !isRefused,
    refusal: proof?.refusal ?? null,
  }
}

/**
 * Builds the same columns from a known stock.
 *
 * @param now - Unix seconds
 */
export function stateColumns(state: OrderState, stock: Stock, now: bigint) {
  return {
    fill: String(state.fill),
    cancelled: state.isCancelled,
    make_stock: String(stock.makeStock),
    approved: stock.isApproved,
    status: orderStatus(state, stock, now) as string,
    next_change_at: dateOf(nextChange(state, stock, now)),
  }
}

/** Converts Unix seconds to a date; null for 0 and undefined. */
export function dateOf(seconds: bigint | undefined): Date | null {
  return seconds === undefined || seconds === 0n ? null : new Date(Number(seconds) * 1000)
}

/** The database's current time, set when it writes the row. */
export const STORED_NOW = sql<Date>`now()`
