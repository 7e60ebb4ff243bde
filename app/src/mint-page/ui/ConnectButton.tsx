import { Wallet } from 'lucide-react'
import { Button } from '#shared/ui/Button.tsx'
import { useFocusOnMount } from '../model/useFocusOnMount.ts'

interface ConnectButtonProps {
  /** It is being connected, or what connects it is being loaded. */
  busy: boolean
  /** Whether the focus comes to it when it appears. Default: no. */
  isFocused?: boolean
  onPress: () => void
}

/** Asks for a wallet. */
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
