import type { PlanWarning } from '@mintline/core/drop'
import type { InputProblem } from '@mintline/core/errors'
import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import {
  type AddressLookupTableAccount,
  AddressLookupTableProgram,
  PublicKey,
} from '@solana/web3.js'
import { LOOKUP_TABLE_KEY } from '../../limits.ts'
import { collectionLookupTable } from '../../reads/clientFields.ts'
import { administrationTransaction } from '../../transaction/administrationTransaction.ts'
import type { Plan, PlannedTransaction } from '../../transaction/plan.ts'
import { HeldRent, type RentFormula, rentExempt } from '../../transaction/rentExempt.ts'
import { fitsTransaction, packGreedily } from '../../transaction/transactionSize.ts'
import { changeContext } from '../collection/changeContext.ts'
import { applyChange } from '../collection/collectionChange.ts'
import { type ChangeContext, sizeOfGroupMint } from '../collection/packChanges.ts'
import { type PlanFor, requireCreator } from '../collection/requireRole.ts'
import { checkFieldCount } from '../problems/metadataFields.ts'
import { assertNoProblems, collectProblems } from '../problems/problems.ts'
import { lookupTableAddresses, type PaidToken } from './lookupTableAddresses.ts'
import {
  addedAddresses,
  stepInstructions,
  stepsTitle,
  type TableStep,
  type TableTarget,
} from './tableStep.ts'

/** The network's limit on addresses in a lookup table. */
const MAX_LOOKUP_TABLE_ADDRESSES = 256

/** A table that a wallet can extend, or why it cannot. */
type TableReuse =
  | { readonly table: AddressLookupTableAccount; readonly missing: readonly PublicKey[] }
  /** Why it cannot, worded to follow the table's address in a sentence. */
  | { readonly table: undefined; readonly reason: string }

/** An empty lookup table's size in bytes. */
const EMPTY_TABLE_SIZE = 56
const ADDRESS_SIZE = 32

export interface LookupTableInput extends PlanFor {
  /** The existing table to extend, from `fetchLookupTable`. Default: a new one is created. */
  readonly lookupTable?: AddressLookupTableAccount | undefined
  /** Tokens in which phases are priced, from `fetchTableFacts`. Default: none. */
  readonly tokens?: readonly PaidToken[] | undefined
  /** A finalized slot from the last two minutes; a new table's address is derived from it. */
  readonly recentSlot: number
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/** A plan, and the collection's table afterwards. */
export interface LookupTablePlan extends Plan {
  readonly lookupTable: SolanaAddress
  /** True if the table does not exist yet. */
  readonly isCreated: boolean
  /** How many addresses are added. */
  readonly added: number
}

/** Collects everything that the program would refuse: the table's address takes one extra field. */
export function collectLookupTableProblems({
  info,
}: Pick<LookupTableInput, 'info'>): readonly InputProblem[] {
  const keys = info.metadata.extraMetadata.map(({ field }) => field)
  return collectProblems((problems) => {
    checkFieldCount(problems, 'metadata', new Set([...keys, LOOKUP_TABLE_KEY]).size)
  })
}

/**
 * Plans a lookup table with the accounts that mints in a collection share, to make room for longer merkle proofs,
 * and stores its address in the metadata. If the wallet can extend the existing table, missing addresses are added, for
 * example after a new treasury, fee recipient or price token; otherwise a new table replaces it.
 *
 * Added addresses are usable from the next slot on.
 *
 * @throws WRONG_WALLET unless the wallet is the creator
 * @throws INPUT_INVALID if the collection has no extra field left
 */
export function planLookupTable(input: LookupTableInput): LookupTablePlan {
  const { info, recentSlot } = input
  requireCreator(input)
  assertNoProblems(collectLookupTableProblems(input))
  const wallet = new PublicKey(input.wallet)
  const wanted = lookupTableAddresses(info, input.tokens)
  const reuse = reusableTable(input.lookupTable, { wallet, wanted })
  const [creation, created] = AddressLookupTableProgram.createLookupTable({
    authority: wallet,
    payer: wallet,
    recentSlot,
  })
  const table = reuse.table?.key ?? created
  const lookupTable = solanaAddress(table.toBase58())
  const context = changeContext(input)
  const steps: readonly TableStep[] = [
    ...(reuse.table ? [] : [{ type: 'create' } as const]),
    ...(reuse.table ? reuse.missing : wanted).map((address) => ({ type: 'add', address }) as const),
    ...(collectionLookupTable(info) === lookupTable
      ? []
      : [{ type: 'name', field: { field: LOOKUP_TABLE_KEY, value: lookupTable } } as const]),
  ]
  return {
    title: `${reuse.table ? 'Extend' : 'Create'} the lookup table of ${info.symbol}`,
    transactions: packSteps(steps, {
      target: { collection: context.target, table, creation },
      context,
      before: reuse.table?.state.addresses.length,
    }),
    warnings: replacedWarnings(input, reuse.table ? undefined : reuse.reason),
    lookupTable,
    isCreated: !reuse.table,
    added: addedAddresses(steps).length,
  }
}

interface StepContext {
  readonly target: TableTarget
  readonly context: ChangeContext
  /** Addresses already in the table; undefined = the table is new. */
  readonly before: number | undefined
}

function packSteps(
  steps: readonly TableStep[],
  { target, context, before }: StepContext,
): PlannedTransaction[] {
  const { creator: payer } = target.collection
  const { rentOf = rentExempt } = context
  const batches = packGreedily(steps, (batch) =>
    fitsTransaction({ instructions: stepInstructions(target, batch), payer }),
  )
  let { texts } = context
  let addresses = before ?? 0
  const groupMint = new HeldRent(rentOf, sizeOfGroupMint(texts))
  const table = new HeldRent(rentOf, before === undefined ? undefined : tableSize(before))
  const transactions: PlannedTransaction[] = []
  for (const batch of batches) {
    addresses += addedAddresses(batch).length
    for (const step of batch) {
      if (step.type === 'name') texts = applyChange(texts, { ...step, type: 'setField' })
    }
    const title = stepsTitle(batch, texts.symbol)
    const instructions = stepInstructions(target, batch)
    const rent = table.growTo(tableSize(addresses)) + groupMint.growTo(sizeOfGroupMint(texts))
    transactions.push(administrationTransaction(title, payer, instructions, rent))
  }
  return transactions
}

function tableSize(addresses: number): number {
  return EMPTY_TABLE_SIZE + addresses * ADDRESS_SIZE
}

/** @param reason Why the collection's present table cannot be extended. */
function replacedWarnings({ info }: LookupTableInput, reason: string | undefined): PlanWarning[] {
  const named = collectionLookupTable(info)
  if (named === undefined || reason === undefined) return []
  const message = `The lookup table ${named} ${reason}: a new one replaces it`
  return [{ code: 'LOOKUP_TABLE_REPLACED', message }]
}

/**
 * Checks that a table can be extended to the required addresses. One that another wallet could close is not used.
 *
 * @param table Undefined = no table, or it is being closed.
 */
function reusableTable(
  table: AddressLookupTableAccount | undefined,
  { wallet, wanted }: { readonly wallet: PublicKey; readonly wanted: readonly PublicKey[] },
): TableReuse {
  if (!table?.isActive()) return { table: undefined, reason: 'is closed or not a lookup table' }
  const { authority, addresses } = table.state
  const held = new Set(addresses.map((address) => address.toBase58()))
  const missing = wanted.filter((address) => !held.has(address.toBase58()))
  if (authority && !authority.equals(wallet)) {
    return { table: undefined, reason: `belongs to ${authority.toBase58()}` }
  }
  if (missing.length === 0) return { table, missing }
  if (!authority) return { table: undefined, reason: 'is frozen' }
  if (addresses.length + missing.length > MAX_LOOKUP_TABLE_ADDRESSES) {
    return { table: undefined, reason: 'is full' }
  }
  return { table, missing }
}
