import '../../wallet.css'
import { fetchBalance, resumeMint } from '@mintline/aptos'
import { isAptosWallet } from '@mintline/core/identifiers'
import { resources } from '#entities/metadata/lib/pictureUrl.ts'
import { resolvedMint } from '../../lib/followedMint.ts'
import { useFollowedMint } from '../../model/useFollowedMint.ts'
import type { ConnectOffer } from '../../ui/ActionPanel.tsx'
import { type WalletChain, WalletMinting } from '../../ui/WalletMinting.tsx'
import { isUnknown, shownItems } from '../lib/mintOutcome.ts'
import { useAptos } from '../model/aptosContext.ts'
import { openMints } from '../model/openMints.ts'
import { useAptosWallet } from '../model/useAptosWallet.ts'
import type { DropRead } from '../model/useDrop.ts'
import { useMint } from '../model/useMint.ts'
import { ConnectedPanel } from './ConnectedPanel.tsx'

interface WalletPanelProps extends ConnectOffer {
  drop: DropRead
  /** URL of the allowlist proof folder; undefined = none in the link. */
  proofs: string | undefined
}

/** The part that needs a wallet. Loaded on demand, or at once after an earlier connection. */
export function WalletPanel({ drop, proofs, ...connecting }: WalletPanelProps) {
  const { network, connection, scope } = useAptos()
  const { ledger, collection: contract } = drop.drop
  const { chainId } = ledger
  const openMint = useOpenMint(contract, chainId)
  const mint = useMint({ contract, chainId, proofs, onUnknown: openMint.follow })
  return (
    <WalletMinting
      {...connecting}
      chain={CHAIN}
      wallet={useAptosWallet()}
      balance={{
        scope,
        currency: network.nativeCurrency,
        fetch: (address, signal) => fetchBalance(connection, address, { signal }),
      }}
      openMint={openMint.state}
      shownItems={(items) => shownItems(items, network)}
      mint={mint}
    >
      {(session, entries) => (
        <ConnectedPanel
          {...entries}
          drop={drop}
          session={session}
          proofs={proofs}
          onMint={mint.start}
        />
      )}
    </WalletMinting>
  )
}

const CHAIN: WalletChain = {
  isAddress: isAptosWallet,
  kind: 'aptos',
  slow: 'The network has not confirmed it in half an hour. This page goes on looking',
}

/**
 * Follows mints whose outcome was not shown, one by one. Sends one that was signed and not sent.
 *
 * @param chainId Chain id of the drop's network, where its mints are.
 */
function useOpenMint(contract: string, chainId: number) {
  const { connection, machines, scope } = useAptos()
  return useFollowedMint({
    scope,
    store: openMints,
    drop: { contract, chainId },
    resolve: ({ hash, serialized, quantity }, signal) => {
      const signed = { contract, machines, hash, serialized, resources, quantity: BigInt(quantity) }
      const resume = () => resumeMint(connection, signed, { signal })
      return resolvedMint(resume, { signal, isUnknown })
    },
  })
}
