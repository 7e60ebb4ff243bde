import { isMintlineError } from '@mintline/core'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '#shared/lib/errorText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { useMintNetwork } from '../model/mintNetworkContext.ts'

interface WrongNetworkProps {
  /** Asks the wallet to switch; undefined = it cannot be asked. */
  onSwitch: (() => Promise<unknown>) | undefined
}

/** Notice that the wallet is on another network, with a button that switches it. */
export function WrongNetwork({ onSwitch }: WrongNetworkProps) {
  const { name } = useMintNetwork()
  const { mutate, isPending, error } = useMutation({ mutationFn: async () => onSwitch?.() })
  return (
    <Callout
      kind="warn"
      title="Your wallet is on another network"
      announced
      actions={
        onSwitch && (
          <Button size="sm" busy={isPending} onClick={() => mutate()}>
            Switch to {name}
          </Button>
        )
      }
    >
      {error && !isMintlineError(error, 'WALLET_REQUEST_CANCELLED')
        ? errorText(error)
        : onSwitch
          ? `The drop is on ${name}.`
          : `The drop is on ${name}. Switch to it in your wallet.`}
    </Callout>
  )
}
