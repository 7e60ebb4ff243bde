import { Wallet } from 'lucide-react'
import { Button } from '#shared/ui/Button.tsx'
import { useFocusOnMount } from '../model/useFocusOnMount.ts'

interface ConnectButtonProps {
  /** True if the wallet is connecting, or its code is loading. */
  busy: boolean
  /** True if it takes the focus when it appears. Default: false. */
  isFocused?: boolean
  onPress: () => void
}

/** Button that connects a wallet. */
export function ConnectButton({ busy, isFocused = false, onPress }: ConnectButtonProps) {
  const button = useFocusOnMount<HTMLButtonElement>(isFocused)
  return (
    <Button
      ref={button}
      variant="primary"
      size="lg"
      className="w-full"
      busy={busy}
      onClick={onPress}
    >
      {!busy && <Wallet aria-hidden="true" />}
      Connect wallet
    </Button>
  )
}
