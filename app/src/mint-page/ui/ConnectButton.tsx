import { Wallet } from 'lucide-react'
import { Button } from '#shared/ui/Button.tsx'

interface ConnectButtonProps {
  /** It is being connected, or what connects it is being loaded. */
  busy: boolean
  onPress: () => void
}

/** Asks for a wallet. */
export function ConnectButton({ busy, onPress }: ConnectButtonProps) {
  return (
    <Button variant="primary" size="lg" className="w-full" busy={busy} onClick={onPress}>
      {!busy && <Wallet aria-hidden="true" />}
      Connect wallet
    </Button>
  )
}
