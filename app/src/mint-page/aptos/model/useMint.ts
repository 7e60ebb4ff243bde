import { mintItems } from '@mintline/aptos'
import { isMintlineError } from '@mintline/core'
import { type MintOutcome, mintedOutcome } from '../../lib/mintOutcome.ts'
import { useWalletMint } from '../../model/useWalletMint.ts'
import { failureOf, isUnknown, shownItems } from '../lib/mintOutcome.ts'
import type { OpenMint } from '../lib/openMint.ts'
import { useAptos } from './aptosContext.ts'
import { openMints } from './openMintStore.ts'
import type { AptosSession } from './useAptosWallet.ts'

/** A mint as confirmed by the person. */
export interface MintOrder {
  /** The wallet shown. */
  session: AptosSession
  /** Items. */
  quantity: bigint
  /** Octas per item. */
  price: bigint
  /** Address of another wallet that receives the items; undefined = none. */
  mintTo: string | undefined
  /** True if the wallet may mint more after it. */
  leavesMore: boolean
}

interface MintInput {
  /** The collection's address. */
  contract: string
  /** Its network's chain id. */
  chainId: number
  /** URL of the allowlist proof folder; undefined = none known. */
  proofs: string | undefined
  /** Called with a mint whose outcome is not known. */
  onUnknown: (mint: OpenMint) => void
}

/** Mints, one request at a time, and reports progress. */
export function useMint({ contract, chainId, proofs, onUnknown }: MintInput) {
  const { network, connection, machines, scope } = useAptos()
  const { run, step, settle, start, reset } = useWalletMint({ scope, forget: openMints.forget })

  /** Undefined = the outcome is not known. */
  const mint = async (order: MintOrder): Promise<MintOutcome | undefined> => {
    const { session, quantity, price: maxPrice, mintTo } = order
    const { signer: wallet, account } = session
    let open: OpenMint | undefined
    try {
      const { hash, items } = await mintItems(
        connection,
        { wallet, contract, machines, quantity, mintTo, proofSource: proofs, maxPrice },
        {
          onProgress: ({ stage, hash }) => step({ stage, hash, quantity, approval: undefined }),
          // Before it is sent, in case the page is closed before the node answers.
          beforeSend: (signed) => {
            const id = crypto.randomUUID()
            open = { id, chainId, contract, wallet: account, quantity: String(quantity), ...signed }
            openMints.remember(open)
          },
        },
      )
      return settle(
        open,
        mintedOutcome({ hash, items: shownItems(items, network), quantity, mintTo }),
      )
    } catch (error) {
      if (open && isMintlineError(error, 'MINTED_ITEMS_NOT_READ')) {
        return settle(open, mintedOutcome({ hash: open.hash, items: [], quantity, mintTo }))
      }
      if (!open || !isUnknown(error)) return settle(open, failureOf(error))
      onUnknown(open)
      return undefined
    }
  }

  return {
    run,
    start: (order: MintOrder) =>
      start({ wallet: order.session.account, leavesMore: order.leavesMore }, () => mint(order)),
    reset,
  }
}
