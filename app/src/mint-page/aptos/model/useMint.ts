import { mintItems } from '@mintline/aptos'
import { resources } from '#entities/metadata/lib/pictureUrl.ts'
import { useWalletMint, type WalletOrder } from '../../model/useWalletMint.ts'
import { isUnknown, shownItems } from '../lib/mintOutcome.ts'
import { useAptos } from './aptosContext.ts'
import { type OpenMint, openMints } from './openMints.ts'
import type { AptosSession } from './useAptosWallet.ts'

/** A mint as confirmed by the person. */
export type MintOrder = WalletOrder<AptosSession>

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
  return useWalletMint<MintOrder, OpenMint>({
    scope,
    store: openMints,
    shownItems: (items) => shownItems(items, network),
    isUnknown: (error, open) => open !== undefined && isUnknown(error),
    onUnknown,
    send: ({ session, quantity, price: maxPrice, mintTo }, { step, remember }) => {
      const { signer: wallet, account } = session
      return mintItems(
        connection,
        { wallet, contract, machines, quantity, mintTo, proofSource: proofs, resources, maxPrice },
        {
          onProgress: ({ stage, hash }) => step({ stage, hash, quantity, approval: undefined }),
          // Before it is sent, in case the page is closed before the node answers.
          beforeSend: (signed) => {
            const id = crypto.randomUUID()
            const mint = { id, chainId, contract, wallet: account, quantity: String(quantity) }
            remember({ ...mint, ...signed })
          },
        },
      )
    },
  })
}
