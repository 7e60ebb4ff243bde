import { isMintlineError } from '@mintline/core'
import { evmExplorer } from '@mintline/core/networks'
import { switchChain } from '@mintline/evm'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '#shared/lib/errorText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { networkName } from '../lib/chooseNetwork.ts'
import { useEvm } from '../model/evmContext.ts'
import type { EvmSession } from '../model/useEvmWallet.ts'

/** Notice that the wallet is on another network, with a button that switches it. */
export function WrongChain({ session }: { session: EvmSession }) {
  const { network } = useEvm()
  const name = networkName(network)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => switchChain(session.wallet.provider, network, evmExplorer(network)),
  })
  return (
    <Callout
      kind="warn"
      title="Your wallet is on another network"
      announced
      actions={
        <Button size="sm" busy={isPending} onClick={() => mutate()}>
          Switch to {name}
        </Button>
      }
    >
      {error && !isMintlineError(error, 'WALLET_REQUEST_CANCELLED')
        ? errorText(error)
        : `The drop is on ${name}.`}
    </Callout>
  )
}
