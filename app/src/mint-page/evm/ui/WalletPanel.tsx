import '../../wallet.css'
import { isEvmAddress } from '@mintline/core/identifiers'
import type { Address } from 'viem'
import { getBalance } from 'viem/actions'
import type { ConnectOffer } from '../../ui/ActionPanel.tsx'
import { type WalletChain, WalletMinting } from '../../ui/WalletMinting.tsx'
import { shownItems } from '../lib/mintOutcome.ts'
import { useEvm } from '../model/evmContext.ts'
import type { DropRead } from '../model/useDrop.ts'
import { useEvmConnection } from '../model/useEvmConnection.ts'
import { useEvmWallet } from '../model/useEvmWallet.ts'
import { useMint } from '../model/useMint.ts'
import { useOpenMint } from '../model/useOpenMint.ts'
import { ConnectedPanel } from './ConnectedPanel.tsx'

interface WalletPanelProps extends ConnectOffer {
  /** Union id. */
  contract: string
  drop: DropRead
  /** URL of the allowlist proof folder; undefined = none in the link. */
  proofs: string | undefined
}

/** The part that needs a wallet. Loaded on demand, or at once after an earlier connection. */
export function WalletPanel({ contract, drop, proofs, ...connecting }: WalletPanelProps) {
  const { network, scope } = useEvm()
  const { client } = useEvmConnection()
  const openMint = useOpenMint(contract)
  const mint = useMint({ contract, proofs, onUnknown: openMint.follow })
  return (
    <WalletMinting
      {...connecting}
      chain={CHAIN}
      wallet={useEvmWallet()}
      balance={{
        scope,
        currency: network.nativeCurrency,
        fetch: (address) => getBalance(client, { address: address as Address }),
      }}
      openMint={openMint.state}
      shownItems={(items) => shownItems(items, network)}
      mint={mint}
    >
      {(session, entries) => (
        <ConnectedPanel
          {...entries}
          contract={contract}
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
  isAddress: isEvmAddress,
  kind: 'evm',
  slow: 'The network has not confirmed it in half an hour, but still may. Your wallet can speed it up or cancel it',
}
