import type { EditionsControlsEvent, MintlineEvent } from '@mintline/solana'
import type { ReadTransaction } from '#entities/history/readTransaction.ts'

/** A mint event with a price. */
type MintEvent = Extract<EditionsControlsEvent, { name: 'mintedWithControls' }>
/** A mint event with a price, its currency, and who paid. */
type MintV3Event = Extract<EditionsControlsEvent, { name: 'mintedWithControlsV3' }>

/** A transaction with these events, paid for by `payer`. */
export function transactionWith(...events: readonly MintlineEvent[]): ReadTransaction {
  return { signature: 'signature', accounts: ['payer'], events, isTruncated: false }
}

/** A free mint for item 1 in the collection `ours`, in the first phase. */
export function mintEvent(
  data: { readonly [Field in keyof MintEvent['data']]?: unknown },
): MintEvent {
  return {
    program: 'editions-controls',
    name: 'mintedWithControls',
    data: {
      editionsDeployment: 'ours',
      minter: 'minter',
      mint: 'mint',
      number: 1n,
      phaseIndex: 0,
      price: 0n,
      platformFee: 0n,
      ...data,
    },
    // Addresses in tests are names.
  } as unknown as MintEvent
}

/** A mint event for item 1 by v3, in the first phase of the collection `ours`: free, in the token `token`. */
export function mintV3Event(
  data: { readonly [Field in keyof MintV3Event['data']]?: unknown },
): MintV3Event {
  const parties = { payer: 'minter', receiver: 'minter', priceToken: 'token' }
  const { program, data: fields } = mintEvent({})
  // Addresses in tests are names.
  return {
    program,
    name: 'mintedWithControlsV3',
    data: { ...fields, ...parties, ...data },
  } as unknown as MintV3Event
}
